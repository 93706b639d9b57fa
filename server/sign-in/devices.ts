import type { IncomingMessage } from 'node:http';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { HttpError } from '../http-error.ts';
import { readJson } from '../json.ts';
import type { Context } from './context.ts';
import type { Device, DeviceInvite } from './device.ts';
import { inviteLink, inviteMinutes } from './invites.ts';
import { bodyLimit } from './responses.ts';
import type { Session } from './store.ts';

interface Call {
  context: Context;
  request: IncomingMessage;
  /** The one that asks. */
  session: Session;
  /** The variable part of the path. */
  id: string;
}

/** The requests of the view «Enheter» (device.ts). */
const routes: readonly [method: string, path: RegExp, answer: (call: Call) => unknown][] = [
  ['GET', /^\/rediger\/api\/devices$/, list],
  ['POST', /^\/rediger\/api\/devices\/invite$/, invite],
  ['PUT', /^\/rediger\/api\/devices\/([\w-]+)$/, rename],
  ['DELETE', /^\/rediger\/api\/devices\/([\w-]+)$/, remove],
  ['DELETE', /^\/rediger\/api\/sessions\/([\w-]+)$/, endSession],
];

/** Returns what answers a request about devices; undefined for any other. */
export function findDeviceAnswer(method: string, pathname: string) {
  for (const [routeMethod, path, answer] of routes) {
    const match = method === routeMethod && path.exec(pathname);
    if (match) return (call: Omit<Call, 'id'>) => answer({ ...call, id: match[1] ?? '' });
  }
  return undefined;
}

const newName = z.object({ name: z.string().trim().min(1).max(60) });

function list({ context: { store, sessions }, session: own }: Call): Device[] {
  return store.passkeys.all().map(({ id, name, made }) => ({
    id,
    name,
    made: new Date(made).toISOString(),
    sessions: sessions.ofPasskey(id).map(({ hash, name, lastUsed }) => {
      return { id: hash, name, lastUsed: new Date(lastUsed).toISOString(), isOwn: hash === own.hash };
    }),
  }));
}

async function invite({ context, session }: Call): Promise<DeviceInvite> {
  requireConfirmation(context, session);
  const address = inviteLink(context.origin, await context.invites.make());
  return { address, code: renderSVG(address), minutes: inviteMinutes };
}

async function rename({ context: { store }, request, id }: Call): Promise<void> {
  const { data } = newName.safeParse(await readJson(request, bodyLimit));
  if (!data) throw new HttpError(422, 'Skriv et navn på høyst 60 tegn.');
  const { name } = data;
  await store.passkeys.set(store.passkeys.all().map((one) => (one.id === id ? { ...one, name } : one)));
}

async function remove({ context, session, id }: Call): Promise<void> {
  const { store, sessions } = context;
  const others = store.passkeys.all().filter((one) => one.id !== id);
  if (others.length === 0) {
    throw new HttpError(422, 'Dette er den eneste enheten. Legg til en annen først.');
  }
  requireConfirmation(context, session);
  await store.passkeys.set(others);
  await sessions.end(({ passkey }) => passkey === id);
}

function endSession({ context: { sessions }, id }: Call): Promise<void> {
  return sessions.end(({ hash }) => hash === id);
}

/** Somebody who holds an unlocked phone for a moment must not stay, nor shut the owner out. */
function requireConfirmation({ sessions }: Context, session: Session): void {
  if (!sessions.takeConfirmation(session)) throw new HttpError(403, 'Bekreft med skjermlåsen først.');
}
