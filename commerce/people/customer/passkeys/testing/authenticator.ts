import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertionInput, PasskeyAttestationInput } from '#contract/generated/schema-types.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

type How = {
  origin?: string;
  domain?: string;
  /** False: the device did not verify the user. */
  isVerified?: boolean;
  /** Counter in the signature, in place of the next one. */
  counter?: number;
};

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

/** A device with one passkey, as seen by a browser. */
export const createAuthenticator = (home: { origin: string; domain: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;
  let handle: string | null = null;

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { domain, isVerified = true, counter }: How, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? uses);
    const all = PRESENT | flags | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(domain ?? home.domain), Buffer.from([all]), count, rest]);
  };

  return {
    /** Creates the passkey. */
    create: (
      { challenge, user_id }: { challenge: string; user_id: string },
      name: string,
      how: How = {},
    ): PasskeyAttestationInput => {
      handle = user_id;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const rest = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const data = authenticatorData(WITH_KEY, how, rest);
      const object = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(data)],
      ]);
      return {
        id: base64url(id),
        client_data_json: base64url(clientData('webauthn.create', challenge, how.origin ?? home.origin)),
        attestation_object: base64url(isoCBOR.encode(object)),
        transports: ['internal'],
        name,
      };
    },
    /** Signs a challenge with the passkey. */
    use: ({ challenge }: { challenge: string }, how: How = {}): PasskeyAssertionInput => {
      uses += 1;
      const client = clientData('webauthn.get', challenge, how.origin ?? home.origin);
      const data = authenticatorData(0, how);
      return {
        id: base64url(id),
        client_data_json: base64url(client),
        authenticator_data: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        user_handle: handle,
      };
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;
