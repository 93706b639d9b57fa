import { expect, it } from 'vitest';
import { readAddress } from '../../src/routing/paths.ts';
import { addPolicy } from '../document/policy.ts';
import { fileHeaders, pageHeaders } from '../release/headers.ts';
import type { AddressAnswer, AskAddress } from './ask-address.ts';
import { checkLive } from './check-live.ts';

const url = 'https://www.firma.no';
const lowerCase = (headers: Readonly<Record<string, string>>) => Object.fromEntries(new Headers(headers));
const page = (language: string) =>
  addPolicy(
    `<html lang="${language}"><head><meta charset="utf-8"><script>1</script></head><i data-scripts="/assets/a-1.js">`,
    'https://skjema.firma.no/',
  );

const compressed = { 'content-encoding': 'br' };

/** A host that does everything right. */
const healthy: AskAddress = async (text) => {
  const { protocol, host, pathname } = new URL(text);
  const headers = { ...lowerCase(pageHeaders), ...compressed };
  if (protocol === 'http:' || host !== 'www.firma.no') {
    return { status: 301, headers: { location: url + pathname }, body: '' };
  }
  if (pathname.startsWith('/assets/')) {
    return { status: 200, headers: { ...lowerCase(fileHeaders(pathname)), ...compressed }, body: '' };
  }
  const isMissing = /finnes-ikke|[_.](headers|htaccess)/.test(pathname);
  const body = page(readAddress(pathname).language ?? 'no');
  const certificateEnds = new Date(Date.now() + 60 * 24 * 3_600_000);
  return { status: isMissing ? 404 : 200, headers, body, certificateEnds };
};

type Change = (answer: AddressAnswer) => Partial<AddressAnswer>;

/** Checks a host that answers otherwise at some addresses. */
async function check(at: RegExp, change: Change): Promise<string[]> {
  const problems = await checkLive(url, async (address) => {
    const answer = await healthy(address);
    return at.test(address) ? { ...answer, ...change(answer) } : answer;
  });
  return problems.map(({ missing }) => missing);
}

function without(name: string): Change {
  return ({ headers }) => ({ headers: { ...headers, [name]: undefined } });
}
const status = (code: number) => () => ({ status: code });

it('has nothing to say of a host that does everything right', async () => {
  expect(await checkLive(url, healthy)).toEqual([]);
});

it.each<[string, RegExp, Change, string]>([
  ['a page that is gone', /\/en\/contact$/, status(404), '/en/contact kan ikke åpnes (404).'],
  ['no 404', /no\/finnes-ikke/, status(200), 'svarer 200, ikke 404.'],
  ['one 404 page', /en\/finnes-ikke/, () => ({ body: page('no') }), '404-siden på engelsk'],
  ['no compression', /no\/$/, without('content-encoding'), 'Sidene sendes ikke komprimert'],
  ['cached pages', /no\/$/, without('cache-control'), 'se en gammel utgave'],
  ['no caching', /assets/, without('cache-control'), 'får ikke beholde filene i /assets'],
  ['a missing script', /assets/, status(404), '/assets/a-1.js svarer 404'],
  ['a missing header', /no\/$/, without('permissions-policy'), 'Verten sender ikke Permissions-Policy'],
  ['a changed page', /no\/$/, ({ body }) => ({ body: `${body}<script>2</script>` }), 'endret etter'],
  ['a readable file', /_headers/, status(200), '/_headers kan leses av alle.'],
  ['an old certificate', /no\/$/, () => ({ certificateEnds: new Date() }), 'Sertifikatet går ut'],
  ['no redirect from http', /^http:/, status(200), 'http://www.firma.no/about leder ikke'],
  ['no redirect from the other address', /\/\/firma/, status(404), 'https://firma.no/about leder ikke'],
])('names %s', async (_name, at, change, sentence) => {
  expect(await check(at, change)).toEqual([expect.stringContaining(sentence)]);
});

it('says so when nobody answers', async () => {
  const error = Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' });
  const problems = await checkLive(url, () => Promise.reject(error));
  expect(problems).toEqual([expect.objectContaining({ missing: `${url} svarer ikke (CERT_HAS_EXPIRED).` })]);
});
