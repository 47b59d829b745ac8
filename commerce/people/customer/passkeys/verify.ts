import type { PasskeyAssertionInput, PasskeyAttestationInput } from '#contract/generated/schema-types.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { passkeyRefused } from './rules.ts';
import type { PasskeyKey } from './types.ts';

type Bound = Pick<Settings, 'passkeys'>;

/** Loaded with the first passkey, because most processes use none. */
const library = () => import('@simplewebauthn/server');

/** Transports between browser and authenticator. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const expectedOf = ({ passkeys }: Bound, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: [...passkeys.origins],
  expectedRPID: passkeys.domain,
  // A passkey replaces the password, so possession of the device is not enough.
  requireUserVerification: true,
});

/** The key of a new passkey. Throws `passkeyRefused`. */
export const verifiedNew = async (
  settings: Bound,
  challenge: string,
  { id, client_data_json, attestation_object, transports }: PasskeyAttestationInput,
): Promise<Pick<PasskeyKey, 'credential' | 'publicKey' | 'counter'> & { transports: readonly string[] }> => {
  const { verifyRegistrationResponse } = await library();
  const known = TRANSPORTS.filter((name) => transports?.includes(name));
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: client_data_json, attestationObject: attestation_object },
      clientExtensionResults: {},
    },
    ...expectedOf(settings, challenge),
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw passkeyRefused();
  const { id: credential, publicKey, counter } = registrationInfo.credential;
  return { credential, publicKey, counter, transports: known };
};

/** The use count in a passkey's signature. Throws `passkeyRefused`. */
export const verifiedUse = async (
  settings: Bound,
  challenge: string,
  { credential, publicKey, counter }: PasskeyKey,
  { id, client_data_json, authenticator_data, signature }: PasskeyAssertionInput,
): Promise<number> => {
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: client_data_json, authenticatorData: authenticator_data, signature },
      clientExtensionResults: {},
    },
    credential: { id: credential, publicKey: Uint8Array.from(publicKey), counter },
    ...expectedOf(settings, challenge),
  }).catch(() => undefined);
  if (!result?.verified) throw passkeyRefused();
  return result.authenticationInfo.newCounter;
};
