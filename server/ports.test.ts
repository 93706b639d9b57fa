import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, listenOn, readPort } from './ports.ts';

it('reads a port, or takes the usual one', () => {
  const read = (PORT?: string) => readPort({ PORT }, 'PORT', 4173).number;
  const numbers = [undefined, '', ' 8080 ', '1', '65535'].map(read);
  expect(numbers).toEqual([4173, 4173, 8080, 1, 65535]);
});

it.each(['abc', '0', '65536', '-1', '80.5', '0x50', '8080a'])('refuses the port %s', (text) => {
  const sentence = `PORT must be a whole number from 1 to 65535, not "${text}".`;
  expect(() => readPort({ PORT: text }, 'PORT', 4173)).toThrow(sentence);
});

it('says in a sentence that a port is in use', async () => {
  const holder = createServer();
  const number = await listen(holder, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void holder.close());
  const port = { variable: 'PORT', number };
  await expect(listenOn(createServer(), port, { host: '127.0.0.1' })).rejects.toThrow(
    `Port ${number} is in use by another program. PORT sets another one.`,
  );
});
