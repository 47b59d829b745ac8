import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The types of version 0.6 do not describe the options of version 1.1. */
type WithPreference = {
  encoding(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding | undefined;
};

/** The encoding that the `Accept-Encoding` header prefers; among equal preferences, the smallest. */
export const chooseEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as WithPreference;
  return negotiator.encoding(OFFERED, { preferred: OFFERED }) ?? 'identity';
};

/** Returns true if the `Accept` header names this media type (a wildcard does not prove support). */
export const acceptsType = (header: string | undefined, type: string): boolean =>
  header !== undefined && new Negotiator({ headers: { accept: header.toLowerCase() } }).mediaTypes().includes(type);
