import type { Problem, Rule } from './validation.ts';

/** Longest text of each field of an address, in characters. */
export const ADDRESS_LIMITS = {
  firstname: 255,
  lastname: 255,
  company: 255,
  street: 255,
  city: 255,
  postcode: 10,
  telephone: 30,
  email: 254,
} as const;

export const STREET_LINES = 2;

// Each letter is a district of Canada Post; X covers two territories.
const PROVINCES_BY_LETTER: Readonly<Record<string, readonly string[]>> = {
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

const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;
const AMERICAN = /^\d{5}(?:-\d{4})?$/;

/** Postal code of Canada or the USA; `regionCode` may be empty before a region is chosen. */
export const postcode =
  (countryId: string, regionCode = ''): Rule =>
  (value): Problem | undefined => {
    const text = value.trim();
    if (countryId === 'US') return AMERICAN.test(text) ? undefined : { code: 'postcode_us' };
    if (countryId !== 'CA') return undefined;
    if (!CANADIAN.test(text)) return { code: 'postcode_ca' };
    // Stryker disable next-line ArrayDeclaration: every letter that passed has its provinces; only the compiler needs
    // it
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

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `(514) 5550101` becomes `514-555-0101`; anything but a North American number is left as typed. */
export const normaliseTelephone = (value: string): string => {
  const text = value.trim();
  if (telephone(text)) return text;
  const digits = digitsOf(text).slice(-10);
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
};

/** Ten digits of North America, however grouped, with an optional leading 1 or +1. */
export const telephone: Rule = (value): Problem | undefined => {
  if (!/^[+\d\s().-]+$/.test(value)) return { code: 'telephone' };
  return /^1?[2-9]\d{9}$/.test(digitsOf(value)) ? undefined : { code: 'telephone' };
};
