import type { PasskeyAssertionInput, PasskeyAttestationInput } from '#contract/generated/schema-types.ts';

type Creation = {
  challenge: string;
  rp_id: string;
  rp_name: string;
  user_id: string;
  user_name: string;
  user_display_name: string;
  known: readonly string[];
};

const TIMEOUT_MS = 4 * 60_000;
/** COSE numbers of ES256 and RS256; every authenticator supports one of them. */
const ALGORITHMS = [-7, -257];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0);

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** Undefined if the user closed the browser's dialog or the request was aborted. */
const unlessClosed = async (request: Promise<Credential | null>): Promise<PublicKeyCredential | undefined> => {
  try {
    return ((await request) as PublicKeyCredential | null) ?? undefined;
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
};

/** Creates a passkey in the browser. */
export const makePasskey = async (options: Creation): Promise<Omit<PasskeyAttestationInput, 'name'> | undefined> => {
  const made = await unlessClosed(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rp: { id: options.rp_id, name: options.rp_name },
        user: { id: bytesOf(options.user_id), name: options.user_name, displayName: options.user_display_name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: options.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        timeout: TIMEOUT_MS,
      },
    }),
  );
  if (!made) return undefined;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: textOf(made.rawId),
    client_data_json: textOf(response.clientDataJSON),
    attestation_object: textOf(response.attestationObject),
    transports: response.getTransports(),
  };
};

type RequestMode = { signal: AbortSignal; mediation?: CredentialMediationRequirement };

/** Signs the challenge with one of the shop's passkeys. */
export const provePasskey = async (
  { challenge, rp_id }: Pick<Creation, 'challenge' | 'rp_id'>,
  mode: RequestMode,
): Promise<PasskeyAssertionInput | undefined> => {
  const proof = await unlessClosed(
    navigator.credentials.get({
      ...mode,
      publicKey: {
        challenge: bytesOf(challenge),
        rpId: rp_id,
        userVerification: 'required',
        timeout: TIMEOUT_MS,
      },
    }),
  );
  if (!proof) return undefined;
  const response = proof.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(proof.rawId),
    client_data_json: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    user_handle: response.userHandle && textOf(response.userHandle),
  };
};

/** Returns whether the browser offers passkeys in its autofill. */
export const canFillIn = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
