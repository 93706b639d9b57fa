import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../builder/testing/folder.ts';
import { listen } from './http.ts';
import { readSettings } from './settings.ts';
import { start } from './start.ts';

it('opens no folder while another program has a port of it', async () => {
  const holder = createServer();
  const port = await listen(holder, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void holder.close());
  const data = path.join(temporaryFolder(), 'data');
  const settings = readSettings(
    { SITE_DATA: data, PORT: String(port) },
    path.join(import.meta.dirname, '..'),
  );
  await expect(start(settings, data)).rejects.toThrow(
    `Port ${port} is in use by another program. PORT and DESK_PORT set others.`,
  );
  expect(existsSync(data)).toBe(false);
});
