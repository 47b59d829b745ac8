import { canadianPostcode, ZIP, ZIP_EXTENSION } from './postcode-pattern.ts';
import { MAX_EMAIL_LENGTH, type Problem, type Rule } from './validation.ts';

/** Longest text of each field of an address, in characters. */
export const ADDRESS_LIMITS = {
  firstname: 255,
  lastname: 255,
  company: 255,
  street: 255,
  city: 255,
  postcode: 10,
  telephone: 30,
  email: MAX_EMAIL_LENGTH,
} as const;

export const STREET_LINES = 2;

/** The provinces of a postal code's first letter, each a district of Canada Post; X covers two territories. */
export const PROVINCES_BY_LETTER: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

const CANADIAN = new RegExp(`^${canadianPostcode(' ?')}$`, 'i');
const AMERICAN = new RegExp(`^${ZIP}(?:${ZIP_EXTENSION})?$`);

/** Postal code of Canada or the USA; `regionCode` may be empty before a region is chosen. */
export const postcode =
  (countryId: string, regionCode = ''): Rule =>
  (value): Problem | undefined => {
    const text = value.trim();
    if (countryId === 'US') return AMERICAN.test(text) ? undefined : { code: 'postcode_us' };
    if (countryId !== 'CA') return undefined;
    if (!CANADIAN.test(text)) return { code: 'postcode_ca' };
    const provinces = PROVINCES_BY_LETTER[text.charAt(0).toUpperCase()] ?? [];
    return regionCode === '' || provinces.includes(regionCode) ? undefined : { code: 'postcode_region' };
  };

/** `h2y1c6` becomes `H2Y 1C6`; anything else is only trimmed. */
export const normalisePostcode = (countryId: string, value: string): string => {
  const text = value.trim();
  if (countryId !== 'CA' || !CANADIAN.test(text)) return text;
  const plain = text.replaceAll(' ', '').toUpperCase();
  return `${plain.slice(0, 3)} ${plain.slice(3)}`;
};
