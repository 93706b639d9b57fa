import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device may do otherwise than a browser lets it. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  type?: string;
  /** Without it, nobody has unlocked the device. */
  isUnlocked?: boolean;
  challenge?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const present = 0x01;
const unlocked = 0x04;
const hasKey = 0x40;

/** A phone with one passkey, made of node:crypto: it signs whatever a test wants. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...deviation }));

  function deviceData(rpId: string, isUnlocked: boolean, key = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++count);
    const flags = present | (isUnlocked ? unlocked : 0) | (key.length > 0 ? hasKey : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, key]);
  }

  const common = () => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  });

  /** Answers `/inn/ny/valg`. */
  function make(options: PublicKeyCredentialCreationOptionsJSON, deviation: Deviation = {}) {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [numberX, numberY] = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')));
    const cose = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, numberX ?? new Uint8Array()],
      [-3, numberY ?? new Uint8Array()],
    ]);
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(cose)]);
    const data = deviceData(deviation.rpId ?? options.rp.id ?? '', deviation.isUnlocked ?? true, key);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      ...common(),
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
      },
    };
  }

  /** Answers `/inn/valg`. */
  function answer(options: PublicKeyCredentialRequestOptionsJSON, deviation: Deviation = {}) {
    const client = clientData('webauthn.get', options.challenge, deviation);
    const data = deviceData(deviation.rpId ?? options.rpId ?? '', deviation.isUnlocked ?? true);
    return {
      ...common(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      },
    };
  }

  return { id: base64url(id), make, answer };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
