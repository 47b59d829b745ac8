import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a few values, anybody may send others. */
const REMEMBERED = 200;

const remembering = <T>(read: (header: string) => T): ((header: string) => T) => {
  const known = new Map<string, T>();
  return (header) => {
    const remembered = known.get(header);
    if (remembered !== undefined) return remembered;
    const answer = read(header);
    if (known.size < REMEMBERED) known.set(header, answer);
    return answer;
  };
};

/** What the types of 0.6 do not know of 1.1 yet. */
type Preferring = {
  encoding(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding | undefined;
};

const encodingOf = remembering((header): Encoding => {
  const wanted = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as Preferring;
  // Of two that the client likes as well as each other, the smaller.
  return wanted.encoding(OFFERED, { preferred: OFFERED }) ?? 'identity';
});

/** The precompressed encoding that the `Accept-Encoding` header likes best. */
export const chooseEncoding = (header: string | undefined): Encoding => (header ? encodingOf(header) : 'identity');

const typesOf = remembering((header) => new Negotiator({ headers: { accept: header.toLowerCase() } }).mediaTypes());

/**
 * Whether the `Accept` header names this media type itself (a wildcard does not prove that the browser supports it).
 */
export const acceptsType = (header: string | undefined, type: string): boolean =>
  header !== undefined && typesOf(header).includes(type);
