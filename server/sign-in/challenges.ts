import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cookies } from './cookies.ts';

export const challengeMilliseconds = 5 * 60_000;
const bodyLength = 24;

type Purpose = 'sign-in' | 'registration';

/**
 * What a device signs. Each carries its time and a seal over a cookie, so that nothing is kept for those who only ask,
 * and several windows of a browser go side by side. The key and the clock are those of this process: neither a restart
 * nor a clock set back revives one.
 */
export function createChallenges(cookies: Cookies) {
  const key = randomBytes(32);
  /** Those that were signed, and when. */
  const used = new Map<string, number>();

  const seal = (body: Uint8Array, purpose: Purpose, browser: string) =>
    createHmac('sha256', key).update(body).update(`${purpose} ${browser}`).digest();

  function make(
    request: IncomingMessage,
    response: ServerResponse,
    purpose: Purpose,
  ): Uint8Array<ArrayBuffer> {
    const browser = cookies.read(request, 'challenge') || randomBytes(16).toString('base64url');
    cookies.set(response, 'challenge', browser, challengeMilliseconds);
    const body = randomBytes(bodyLength);
    body.writeDoubleBE(performance.now());
    return new Uint8Array([...body, ...seal(body, purpose, browser)]);
  }

  /** Whether it was made here for this browser in the last five minutes, and is not used. */
  function isOpen(request: IncomingMessage, purpose: Purpose, challenge: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const body = bytes.subarray(0, bodyLength);
    const given = bytes.subarray(bodyLength);
    const expected = seal(body, purpose, cookies.read(request, 'challenge'));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    return !used.has(challenge) && performance.now() - body.readDoubleBE() < challengeMilliseconds;
  }

  /** Called once it is validly signed, which no stranger can. Returns false when another request was first. */
  function use(challenge: string): boolean {
    const now = performance.now();
    for (const [one, since] of used) if (now - since > challengeMilliseconds) used.delete(one);
    if (used.has(challenge)) return false;
    used.set(challenge, now);
    return true;
  }

  return { make, isOpen, use };
}

export type Challenges = ReturnType<typeof createChallenges>;
