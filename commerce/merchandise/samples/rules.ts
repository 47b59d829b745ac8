import { createHash } from 'node:crypto';
import { emailKey } from '#contract/email-key.ts';
import { sizeInInches } from '#contract/size-in-inches.ts';
import type { SampleTaker, TakerKeys } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

/** Words of a street address with several spellings, or without meaning. */
const SYNONYMS: Readonly<Record<string, string>> = {
  street: 'st',
  str: 'st',
  rue: 'st',
  r: 'st',
  avenue: 'av',
  ave: 'av',
  boulevard: 'bd',
  boul: 'bd',
  blvd: 'bd',
  road: 'rd',
  chemin: 'rd',
  ch: 'rd',
  drive: 'dr',
  place: 'pl',
  court: 'ct',
  lane: 'ln',
  saint: 'st',
  sainte: 'ste',
  north: 'n',
  nord: 'n',
  south: 's',
  sud: 's',
  east: 'e',
  est: 'e',
  west: 'w',
  ouest: 'w',
  o: 'w',
};
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...[
    'apartment',
    'apt',
    'appartement',
    'app',
    'unit',
    'unite',
    'suite',
    'bureau',
    'no',
    'de',
    'du',
    'des',
    'la',
    'le',
  ],
]);

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];

/**
 * The key that compares delivery addresses: country, postal code, and the words of the street lines in any order, so
 * that "12-5455 De Gaspé Avenue" and "5455 av. de Gaspé, app. 12" are equal.
 */
export const addressKey = ({ street, postcode, countryId }: NonNullable<SampleTaker['address']>): string => {
  const parts = words(street.join(' '))
    .map((word) => SYNONYMS[word] ?? word)
    .filter((word) => !LEFT_OUT.has(word));
  const code = postcode.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  // A ZIP code equals its longer form.
  return [countryId, countryId === 'US' ? code.slice(0, 5) : code, ...[...new Set(parts)].sort()].join(' ');
};

const hashOf = (kind: string, key: string): Uint8Array => createHash('sha256').update(`${kind}\n${key}`).digest();

export const keysOf = ({ customerId, email, address }: SampleTaker): TakerKeys => ({
  customerId,
  emailHash: email ? hashOf('email', emailKey(email)) : null,
  placeHash: address ? hashOf('place', addressKey(address)) : null,
});

/** Start of the period in which free samples count. */
export const countedSince = (now: Date, freeDays: number): Date => new Date(now.getTime() - freeDays * DAY_MS);

/** The free lines: the first ones, up to `left`. */
export const freeLines = <Line>(samples: readonly Line[], left: number): ReadonlySet<Line> =>
  new Set(samples.slice(0, Math.max(0, left)));

/** The size of a sample, in inches for US locales. */
export const sizeIn = (locale: string, size: string | null): string | null =>
  (locale.endsWith('_US') && size && sizeInInches(size)) || size;
