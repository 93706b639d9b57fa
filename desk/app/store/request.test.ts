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

it.each([
  [
    'redirects to another host',
    { type: 'opaqueredirect', status: 0, headers: new Headers(), json: async (): Promise<null> => null },
  ],
  [
    'is a page',
    new Response('<h1>Logg inn</h1>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  ],
  ['refuses', new Response('<h1>Logg inn</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } })],
])('asks to sign in again if a sign-in in front of the desk %s', async (_name, answer) => {
  outage.write(null);
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetch);
  await expect(request('GET', '/overview')).rejects.toThrow('Du er logget ut.');
  expect(outage.read()).toBe('signedOut');
  outage.write(null);
});
