import { plainDigits } from './decimal.ts';
import { typedNumber } from './typed-text.ts';
import type { Problem, Rule } from './validation.ts';

/** Digits of a North American number without the country code. */
export const TELEPHONE_DIGITS = 10;
/** Length of `###-###-####`. */
export const GROUPED_TELEPHONE_LENGTH = TELEPHONE_DIGITS + 2;

const CHARACTERS = /^[+\d\s()./-]+$/;
const EXTENSION = /(?:^|[^a-z])(ext|extension|x|#|poste|p)[ .:]*(\d{1,6})$/i;

type Parts = { number: string; extension: string };

/** Splits off the extension and normalises it to `ext 5`, or `poste 5` if typed in French. */
const partsOf = (value: string): Parts => {
  const text = plainDigits(typedNumber(value)).replaceAll(/[‐‑‒–—−]/g, '-');
  const [whole = '', word = '', digits = ''] = EXTENSION.exec(text) ?? [];
  if (!digits) return { number: text, extension: '' };
  const sign = whole.toLowerCase().startsWith(word.toLowerCase()) ? '' : whole.charAt(0);
  return {
    number: `${text.slice(0, text.length - whole.length)}${sign}`.trim().replace(/[,;]$/, ''),
    extension: `${/^p/i.test(word) ? 'poste' : 'ext'} ${digits}`,
  };
};

/** Digits of a number, without a leading country code 1. */
export const telephoneDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length === TELEPHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
};

/** Formats up to ten digits as `###-###-####`. */
export const groupTelephone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');

/** Requires ten digits in any grouping, with an optional leading 1 or +1. */
export const tenDigits: Rule = (value): Problem | undefined =>
  CHARACTERS.test(typedNumber(value)) && telephoneDigits(value).length === TELEPHONE_DIGITS
    ? undefined
    : { code: 'telephone' };

/** Requires ten digits with a North American area code, and allows an extension. */
export const telephone: Rule = (value): Problem | undefined => {
  const { number } = partsOf(value);
  return tenDigits(number) ?? (/^[2-9]/.test(telephoneDigits(number)) ? undefined : { code: 'telephone' });
};

/** Normalises `(514) 5550101 x5` to `514-555-0101 ext 5`; returns other numbers as typed. */
export const normaliseTelephone = (value: string): string => {
  if (telephone(value)) return typedNumber(value);
  const { number, extension } = partsOf(value);
  return [groupTelephone(telephoneDigits(number)), extension].filter(Boolean).join(' ');
};

const NORTH_AMERICA: ReadonlySet<string> = new Set(['CA', 'US']);

/** True if numbers of this country are written `###-###-####`. */
export const hasGroupedTelephone = (countryId: string): boolean => NORTH_AMERICA.has(countryId);

const FEWEST_DIGITS = 6;
/** By ITU-T E.164. */
const MOST_DIGITS = 15;

/** True if callers of this country reach a number of the other with the same digits as at home. */
export const isHomeNumber = (home: string, countryId: string): boolean =>
  home === countryId || (hasGroupedTelephone(home) && hasGroupedTelephone(countryId));

/** Telephone number: of North America in its own countries, else any number of 6 to 15 digits. */
export const telephoneIn =
  (countryId: string): Rule =>
  (value): Problem | undefined => {
    if (hasGroupedTelephone(countryId)) return telephone(value);
    const { number } = partsOf(value);
    const { length } = number.replaceAll(/\D/g, '');
    return CHARACTERS.test(number) && length >= FEWEST_DIGITS && length <= MOST_DIGITS
      ? undefined
      : { code: 'telephone_abroad' };
  };

/** Like {@link normaliseTelephone}; numbers of other countries stay as typed. */
export const telephoneAsIn = (countryId: string, value: string): string =>
  hasGroupedTelephone(countryId) ? normaliseTelephone(value) : typedNumber(value);
