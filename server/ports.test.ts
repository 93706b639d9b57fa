import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, listenOn } from './ports.ts';

it('explains that a port is in use', async () => {
  const holder = createServer();
  const port = await listen(holder, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void holder.close());
  await expect(listenOn(createServer(), port, { host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is in use by another program. PORT and DESK_PORT set others.`,
  );
});
