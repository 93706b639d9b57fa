import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';
import { checkPort, readPort } from './ports.ts';

it('reads a port, or takes the usual one', () => {
  const read = (PORT?: string) => readPort({ PORT }, 'PORT', 4173).number;
  const numbers = [undefined, '', ' 8080 ', '1', '65535'].map(read);
  expect(numbers).toEqual([4173, 4173, 8080, 1, 65535]);
});

it.each(['abc', '0', '65536', '-1', '80.5', '0x50', '8080a'])('refuses the port %s', (text) => {
  const sentence = `PORT må være et helt tall fra 1 til 65535, ikke «${text}».`;
  expect(() => readPort({ PORT: text }, 'PORT', 4173)).toThrow(sentence);
});

it('says in a sentence that a port is in use', async () => {
  const holder = createServer();
  const number = await listen(holder, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void holder.close());
  await expect(checkPort({ variable: 'PORT', number }, { host: '127.0.0.1' })).rejects.toThrow(
    `Port ${number} er i bruk av et annet program. Er nettstedet åpent i et annet vindu, så lukk det, eller start maskinen på nytt. I et terminalvindu kan du velge en annen: PORT=…`,
  );
});
