import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

type Rules = { createScriptURL: (address: string) => string | null };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown };

let isAllowed = false;

/**
 * URL of the map's worker, one of our own files. The library starts it with a plain string, which Trusted Types would
 * block; a default policy admits this URL only.
 */
export const trustedWorker = (): string => {
  const address = new URL(workerAddress, location.href).href;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!isAllowed)
    trustedTypes?.createPolicy('default', { createScriptURL: (asked) => (asked === address ? asked : null) });
  isAllowed = true;
  return address;
};
