import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cookies } from './cookies.ts';
import { deviceName } from './device-name.ts';
import type { Session, Store } from './store.ts';

const hour = 3_600_000;
const longestUnused = 90 * 24 * hour;
const longestConfirmed = 5 * 60_000;

const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');
const isAlive = ({ lastUsed }: Session) => Date.now() - lastUsed < longestUnused;

/** Browsers that are signed in. A session ends with its passkey. */
export function createSessions({ sessions, passkeys }: Store, cookies: Cookies) {
  /** When the screen lock was last asked for, on the clock of this process, by session. */
  const confirmed = new Map<string, number>();

  function find(request: IncomingMessage): Session | undefined {
    const hash = hashOf(cookies.read(request, 'session'));
    const session = sessions.all().find((one) => one.hash === hash);
    const isOwned = passkeys.all().some(({ id }) => id === session?.passkey);
    return session && isOwned && isAlive(session) ? session : undefined;
  }

  const ofPasskey = (id: string) => sessions.all().filter((one) => one.passkey === id && isAlive(one));

  /** Signs this browser in. */
  async function begin(request: IncomingMessage, response: ServerResponse, passkey: string): Promise<void> {
    const value = randomBytes(32).toString('base64url');
    const name = deviceName(request.headers['user-agent']);
    const session = { hash: hashOf(value), passkey, name, lastUsed: Date.now() };
    cookies.set(response, 'session', value, longestUnused);
    // On a full disk the owner still gets in, to make room, until the next start.
    await sessions.set([...sessions.all().filter(isAlive), session]).catch(console.error);
  }

  /** Called on every use; the file and the cookie need it once an hour, also after the clock was wrong. */
  async function extend(request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> {
    const now = Date.now();
    if (Math.abs(now - session.lastUsed) < hour) return;
    cookies.set(response, 'session', cookies.read(request, 'session'), longestUnused);
    const others = sessions.all().filter(({ hash }) => hash !== session.hash);
    await sessions.set([...others, { ...session, lastUsed: now }]).catch(console.error);
  }

  const end = (isEnded: (session: Session) => boolean) =>
    sessions.set(sessions.all().filter((session) => !isEnded(session)));

  const confirm = ({ hash }: Session) => void confirmed.set(hash, performance.now());

  /** Returns whether the screen lock was asked for just now, for one thing. */
  function takeConfirmation({ hash }: Session): boolean {
    const age = performance.now() - (confirmed.get(hash) ?? -Infinity);
    confirmed.delete(hash);
    return age < longestConfirmed;
  }

  return { find, ofPasskey, begin, extend, end, confirm, takeConfirmation };
}

export type Sessions = ReturnType<typeof createSessions>;
