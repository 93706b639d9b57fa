import { expect, it, onTestFinished, vi } from 'vitest';
import { outage, RequestError, request, UnreachableError } from './request.ts';

const page = (words: string, status: number) =>
  new Response(`<h1>${words}</h1>`, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

it('a request is rejected until the server has restarted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = [502, 503, 200].map((status) =>
    status < 400 ? new Response('{}') : page('Borte', status),
  );
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
  ['is a page', page('Logg inn', 200)],
  ['refuses', page('Logg inn', 401)],
])('asks to sign in again if a sign-in in front of the desk %s', async (_name, answer) => {
  outage.write(null);
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetch);
  await expect(request('GET', '/overview')).rejects.toThrow('Du er logget ut.');
  expect(outage.read()).toBe('signedOut');
  outage.write(null);
});

it('asks to sign in again if a sign-in in front of the desk redirects to another host', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  outage.write(null);
  const unfollowed = { type: 'opaqueredirect', status: 0, headers: new Headers() };
  const fetch = vi.fn(async (_address: string, { redirect }: RequestInit) => {
    if (redirect === 'manual') return unfollowed;
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetch);
  await expect(request('GET', '/overview')).rejects.toThrow(UnreachableError);
  await vi.advanceTimersToNextTimerAsync();
  expect(outage.read()).toBe('signedOut');
  outage.write(null);
});

it.each([
  [413, 'For stort for tjeneren foran redigeringen'],
  [403, 'feil 403'],
  [520, 'feil 520'],
])('tells of the page of a proxy by its status %s, and stays signed in', async (status, words) => {
  outage.write(null);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => page('Proxy', status)),
  );
  const refused = request('PUT', '/documents/company', {});
  await expect(refused).rejects.toThrow(RequestError);
  await expect(refused).rejects.toMatchObject({ status, message: expect.stringContaining(words) });
  expect(outage.read()).toBeNull();
});
