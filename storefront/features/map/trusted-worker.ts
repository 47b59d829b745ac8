import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

type Rules = { createScriptURL: (address: string) => string | null };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown };

let isAllowed = false;

/**
 * URL of the map's worker. The library starts it with a plain string, which Trusted Types would block; this default
 * policy allows only this URL.
 */
export const trustedWorker = (): string => {
  const address = new URL(workerAddress, location.href).href;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!isAllowed)
    trustedTypes?.createPolicy('default', {
      createScriptURL: (requestedUrl) => (requestedUrl === address ? requestedUrl : null),
    });
  isAllowed = true;
  return address;
};
