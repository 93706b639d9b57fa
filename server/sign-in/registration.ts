import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { HttpError } from '../http-error.ts';
import { readJson } from '../json.ts';
import { challengeMilliseconds } from './challenges.ts';
import type { Context } from './context.ts';
import { deviceName } from './device-name.ts';
import { inviteMinutes } from './invites.ts';
import { bodyLimit, registration, registrationRequest } from './responses.ts';
import type { Passkey } from './store.ts';

/** Ed25519, ES256 and RS256, whatever else Node.js knows: an older one must read them too. */
const algorithms = [-8, -7, -257];

/** `POST /inn/ny/valg` */
export async function offerRegistration(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { origin, rpId, store, challenges, invites } = context;
  const { data } = registrationRequest.safeParse(await readJson(request, bodyLimit));
  if (!data || !(await invites.isOpen(data.code))) throw refused();
  return generateRegistrationOptions({
    rpName: 'Redigering',
    rpID: rpId,
    // One owner: a passkey that a device has left of an earlier time is replaced.
    userID: new Uint8Array(createHash('sha256').update(origin).digest()),
    userName: new URL(origin).host,
    challenge: challenges.make(request, response, 'registration'),
    timeout: challengeMilliseconds,
    excludeCredentials: store.passkeys.all().map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
}

/** `POST /inn/ny/svar`: spends the invite, keeps the passkey of the new device, and signs it in. */
export async function register(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { rpId, store, invites, sessions } = context;
  const { data } = registration.safeParse(await readJson(request, bodyLimit));
  const passkey = data && (await verify(context, request, data.passkey));
  if (!passkey) throw new HttpError(401, 'Enheten ble ikke lagt til. Prøv en gang til.');
  if (!(await invites.spend(data.code))) throw refused();
  const name = freeName(deviceName(request.headers['user-agent']), store.passkeys.all());
  await store.passkeys.set([...store.passkeys.all(), { ...passkey, rpId, name, made: Date.now() }]);
  if (!sessions.find(request)) await sessions.begin(request, response, passkey.id);
}

const refused = () =>
  new HttpError(
    403,
    `Lenken gjelder ikke lenger: den virker én gang, i ${inviteMinutes} minutter. Be om en ny.`,
  );

async function verify(
  { origin, rpId, store, challenges }: Context,
  request: IncomingMessage,
  response: z.infer<typeof registration>['passkey'],
) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => challenges.isOpen(request, 'registration', challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  if (store.passkeys.all().some((one) => one.id === id)) return undefined;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** «iPhone», or «iPhone 2» when there is one. */
function freeName(name: string, passkeys: readonly Passkey[]): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name} ${number}`;
    if (passkeys.every((one) => one.name !== free)) return free;
  }
}
