import { expect, it, onTestFinished, vi } from 'vitest';
import { outage, request, UnreachableError } from './request.ts';

it('a request is rejected until the server has restarted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = [502, 503, 200].map((status) => new Response('<h1>Borte</h1>', { status }));
  const fetch = vi.fn(async () => answers.shift());
  vi.stubGlobal('fetch', fetch);
  await expect(request('PUT', '/documents/company', {})).rejects.toThrow(UnreachableError);
  expect(outage.read()).toBe('serverDown');
  await vi.advanceTimersToNextTimerAsync();
  expect(outage.read()).toBe('serverDown');
  await vi.advanceTimersToNextTimerAsync();
  expect([outage.read(), fetch.mock.calls.length]).toEqual([null, 3]);
});
