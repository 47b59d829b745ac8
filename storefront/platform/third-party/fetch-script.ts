/** A third-party script; with its hash if the file never changes. */
export type ScriptSource = { src: string; integrity?: string };

type Rules = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

const fetched = new Map<string, Promise<void>>();
let rules: Rules | undefined;

// Trusted Types policy of third-party scripts; the CSP limits their hosts.
const trusted = (address: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const own: Rules = { createScriptURL: (text) => text };
  return (rules ??= trustedTypes?.createPolicy('third-party-scripts', own) ?? own).createScriptURL(address);
};

const insert = ({ src, integrity }: ScriptSource): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(src);
    script.async = true;
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${new URL(src).host} could not be reached`)));
    document.head.append(script);
  });

/** Loads a third-party script once; retried after a failure. */
export const fetchScript = (source: ScriptSource): Promise<void> => {
  const known = fetched.get(source.src) ?? insert(source);
  fetched.set(source.src, known);
  known.catch(() => fetched.delete(source.src));
  return known;
};
