import { z } from 'zod';

/** Bytes of a body: keys of some devices are long. */
export const bodyLimit = 64 * 1024;

const base64url = z.base64url().min(1);
const ofPasskey = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a browser sends when a device has signed a challenge. */
export const signedChallenge = z.object({
  ...ofPasskey,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

/** Asks to add a device. */
export const registrationRequest = z.object({ code: z.string() });

/** What a browser sends when a device has made a passkey. */
export const registration = registrationRequest.extend({
  passkey: z.object({
    ...ofPasskey,
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
  }),
});
