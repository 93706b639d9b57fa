import type { IncomingMessage, ServerResponse } from 'node:http';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { HttpError } from '../http-error.ts';
import { readJson } from '../json.ts';
import { challengeMilliseconds } from './challenges.ts';
import type { Context } from './context.ts';
import { bodyLimit, signedChallenge } from './responses.ts';

/** `POST /inn/valg`: names no device, so that it tells strangers nothing. */
export function offerSignIn(
  { rpId, challenges }: Context,
  request: IncomingMessage,
  response: ServerResponse,
) {
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: challenges.make(request, response, 'sign-in'),
    timeout: challengeMilliseconds,
    userVerification: 'required',
  });
}

/** `POST /inn/svar`: signs a browser in, or confirms one that is. Whatever is wrong gets the same answer. */
export async function signIn(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { store, sessions } = context;
  const { id, counter } = await verify(context, request);
  const session = sessions.find(request);
  if (session) sessions.confirm(session);
  else await sessions.begin(request, response, id);
  const changed = store.passkeys.all().map((one) => (one.id === id ? { ...one, counter } : one));
  await store.passkeys.set(changed).catch(console.error);
}

async function verify({ origin, rpId, store, challenges }: Context, request: IncomingMessage) {
  const { data } = signedChallenge.safeParse(await readJson(request, bodyLimit));
  const passkey = store.passkeys.all().find(({ id }) => id === data?.id);
  if (!data || !passkey) throw refused();
  let challenge = '';
  const result = await verifyAuthenticationResponse({
    response: data,
    expectedChallenge: (signed) => {
      challenge = signed;
      return challenges.isOpen(request, 'sign-in', signed);
    },
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified || !challenges.use(challenge)) throw refused();
  return { id: passkey.id, counter: result.authenticationInfo.newCounter };
}

const refused = () =>
  new HttpError(
    401,
    'Innloggingen gikk ikke. Prøv en gang til. Er enheten tatt bort fra listen, må den legges til på nytt.',
  );
