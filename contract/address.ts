import { plainDigits } from './decimal.ts';
import { canadianPostcode, ZIP, ZIP_EXTENSION } from './postcode-pattern.ts';
import { typedNumber } from './typed-text.ts';
import { mayBelongTo } from './postcode-region.ts';
import { MAX_EMAIL_LENGTH, type Problem, type Rule } from './validation.ts';

/** Longest text of each field of an address, in characters. */
export const ADDRESS_LIMITS = {
  firstname: 255,
  lastname: 255,
  street: 255,
  city: 255,
  postcode: 10,
  telephone: 30,
  email: MAX_EMAIL_LENGTH,
} as const;

export const STREET_LINES = 2;

const CANADIAN = new RegExp(`^${canadianPostcode('')}$`);
const AMERICAN = new RegExp(`^${ZIP}(?:${ZIP_EXTENSION})?$`);

/** Capitals and digits of a code, without separators. */
export const barePostcode = (value: string): string =>
  plainDigits(typedNumber(value))
    .toUpperCase()
    .replaceAll(/[\s.‐‑‒–—−-]/g, '');

const BRITISH: ReadonlySet<string> = new Set(['GB', 'IM', 'JE', 'GG']);

/** True if the country has the postcodes of the United Kingdom. */
export const hasBritishPostcodes = (countryId: string): boolean => BRITISH.has(countryId);

const BRITISH_CODE = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/** Formats `h2y-1c6` as `H2Y 1C6`, `sw1a1aa` as `SW1A 1AA` and `054011234` as `05401-1234`. Trims other text. */
export const normalisePostcode = (countryId: string, value: string): string => {
  const code = barePostcode(value);
  if (countryId === 'CA' && CANADIAN.test(code)) return `${code.slice(0, 3)} ${code.slice(3)}`;
  if (hasBritishPostcodes(countryId) && BRITISH_CODE.test(code)) return `${code.slice(0, -3)} ${code.slice(-3)}`;
  if (countryId === 'US' && /^(?:\d{5}|\d{9})$/.test(code))
    return code.length > 5 ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
  return value.trim();
};

/** Postal codes of a country: a regular expression for the whole code in capitals, and an example. */
export type PostcodeFormat = { pattern: string; example: string };

export const postcodeLike = ({ pattern, example }: PostcodeFormat): Rule => {
  const whole = new RegExp(`^(?:${pattern})$`);
  return (value) => (whole.test(value.trim().toUpperCase()) ? undefined : { code: 'postcode_format', example });
};

/** Postal code of Canada or the USA; `regionCode` may be empty before a region is chosen. */
export const postcode =
  (countryId: string, regionCode = ''): Rule =>
  (value): Problem | undefined => {
    const text = normalisePostcode(countryId, value);
    if (countryId === 'US') return AMERICAN.test(text) ? undefined : { code: 'postcode_us' };
    if (countryId !== 'CA') return undefined;
    if (!CANADIAN.test(barePostcode(text))) return { code: 'postcode_ca' };
    return regionCode === '' || mayBelongTo(text, regionCode) ? undefined : { code: 'postcode_region' };
  };
