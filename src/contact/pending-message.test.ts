import { expect, it, vi } from 'vitest';
import { pendingMessage, sendOnce } from './pending-message.ts';

const message = { name: '', email: 'ase@example.no', phone: '', message: 'Hei' };
const service = { endpoint: 'https://skjema.example.no/melding', answerIsReadable: false };

it.each(['arrived', 'failed'])('a message is pending until it has %s', async (end) => {
  let settle = () => {};
  vi.stubGlobal('fetch', () => {
    return new Promise<Partial<Response>>((resolve, reject) => {
      settle =
        end === 'arrived' ? () => resolve({ ok: true }) : () => reject(new TypeError('Failed to fetch'));
    });
  });
  expect(pendingMessage()).toBeNull();
  const call = sendOnce(message, service);
  expect(pendingMessage()).toBe(call);
  settle();
  await call.catch(() => {});
  expect(pendingMessage()).toBeNull();
});
