import type { PasskeyAssertionInput, PasskeyAttestationInput } from '#contract/generated/schema-types.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { passkeyRefused } from './rules.ts';
import type { PasskeyKey } from './types.ts';

type Bound = Pick<Settings, 'passkeys'>;

/** Loaded with the first passkey: most processes see none for long. */
const library = () => import('@simplewebauthn/server');

/** How a browser may say that an authenticator is reached. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const expectedOf = ({ passkeys }: Bound, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: [...passkeys.origins],
  expectedRPID: passkeys.domain,
  // It stands for the password: whoever has the device alone is not enough.
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

/** The count of uses that the proof of a passkey tells. Throws `passkeyRefused`. */
export const verifiedUse = async (
  settings: Bound,
  challenge: string,
  { credential, publicKey, counter }: PasskeyKey,
  { id, client_data_json, authenticator_data, signature }: PasskeyAssertionInput,
): Promise<number> => {
  const { verifyAuthenticationResponse } = await library();
  const answer = await verifyAuthenticationResponse({
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
  if (!answer?.verified) throw passkeyRefused();
  return answer.authenticationInfo.newCounter;
};
