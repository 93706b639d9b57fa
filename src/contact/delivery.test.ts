import { expect, it, vi } from 'vitest';
import { deliver, readDelivery } from './delivery.ts';

const message = { name: '', email: 'ase@example.no', phone: '', message: 'Hei' };
const service = { endpoint: 'https://skjema.example.no/melding', answerIsReadable: false };

it.each([
  [true, 'sent'],
  [false, 'failed'],
])('a message is being sent until it has been answered (%s: %s)', async (answers, end) => {
  let settle = () => {};
  vi.stubGlobal('fetch', () => {
    return new Promise<Partial<Response>>((resolve, reject) => {
      settle = () => (answers ? resolve({ ok: true }) : reject(new TypeError('Failed to fetch')));
    });
  });
  const call = deliver(message, service);
  expect(readDelivery()).toBe('sending');
  settle();
  expect(await call).toBe(answers);
  expect(readDelivery()).toBe(end);
});
