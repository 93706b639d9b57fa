import { expect, it, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

// tests/contact has the rest: what is posted, no connection, and no answer within thirty seconds.

it('a refusal is a failure where the answer may be read', async () => {
  const message = { name: 'Åse', email: 'ase@example.no', phone: '', message: 'Hei\nder' };
  const service = { endpoint: 'https://skjema.example.no/melding', answerIsReadable: true };
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => ({ ok: false, status: 422 }));
  vi.stubGlobal('fetch', fetch);
  await expect(sendMessage(message, service)).rejects.toThrow('422');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ mode: 'cors' });
  fetch.mockResolvedValue({ ok: true, status: 200 });
  await expect(sendMessage(message, service)).resolves.toBeUndefined();
});
