import { expect, it, vi } from 'vitest';
import { messageUnderWay, sendAlone } from './send-alone.ts';

const message = { name: '', email: 'ase@example.no', phone: '', message: 'Hei' };
const service = { formEndpoint: 'https://skjema.example.no/melding', formAnswerIsReadable: false };

it.each(['arrived', 'failed'])('a message is under way until it has %s', async (end) => {
  let settle = () => {};
  vi.stubGlobal('fetch', () => {
    return new Promise<Partial<Response>>((resolve, reject) => {
      settle =
        end === 'arrived' ? () => resolve({ ok: true }) : () => reject(new TypeError('Failed to fetch'));
    });
  });
  expect(messageUnderWay()).toBeNull();
  const call = sendAlone(message, service);
  expect(messageUnderWay()).toBe(call);
  settle();
  await call.catch(() => {});
  expect(messageUnderWay()).toBeNull();
});
