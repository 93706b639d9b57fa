import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const message = { name: 'Åse', email: 'ase@example.no', phone: '', message: 'Hei\nder' };
const unread = { endpoint: 'https://skjema.example.no/melding', answerIsReadable: false };
const readable = { ...unread, answerIsReadable: true };

function stubFetch(answer: () => Promise<Partial<Response>>) {
  const fetch = vi.fn((_address: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => void vi.useRealTimers());

describe('sending a message', () => {
  it('posts exactly the four fields, without asking to read the answer', async () => {
    const fetch = stubFetch(async () => ({ ok: false, status: 0, type: 'opaque' }));
    await sendMessage(message, unread);
    const body = new FormData();
    for (const [name, value] of Object.entries(message)) body.set(name, value);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      unread.endpoint,
      expect.objectContaining({ method: 'POST', mode: 'no-cors', body }),
    );
  });

  it('fails when there is no connection', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendMessage(message, unread)).rejects.toThrow('Failed to fetch');
  });

  it('shows a refusal as a failure where the answer may be read', async () => {
    const fetch = stubFetch(async () => ({ ok: false, status: 422 }));
    await expect(sendMessage(message, readable)).rejects.toThrow('422');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ mode: 'cors' });
    stubFetch(async () => ({ ok: true, status: 200 }));
    await expect(sendMessage(message, readable)).resolves.toBeUndefined();
  });

  it('gives up after thirty seconds without an answer', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const fetch = stubFetch(async () => ({ ok: true }));
    await sendMessage(message, unread);
    expect(limit).toHaveBeenCalledWith(30_000);
    expect(fetch.mock.calls[0]?.[1].signal).toBe(limit.mock.results[0]?.value);
  });
});
