import { plainDigits } from './decimal.ts';
import { typedNumber } from './typed-text.ts';
import type { Problem, Rule } from './validation.ts';

/** Digits of a North American number without its country code. */
export const TELEPHONE_DIGITS = 10;
/** Characters of ###-###-####. */
export const GROUPED_TELEPHONE_LENGTH = TELEPHONE_DIGITS + 2;

const CHARACTERS = /^[+\d\s()./-]+$/;
const EXTENSION = /(?:^|[^a-z])(ext|extension|x|#|poste|p)[ .:]*(\d{1,6})$/i;

type Parts = { number: string; extension: string };

/** The number, and its extension as it is written behind it: `ext 5`, or `poste 5` where it was typed in French. */
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

/** The digits of a number, without the country code 1 of a complete one. */
export const telephoneDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length === TELEPHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
};

/** Digits as ###-###-####, as far as there are any. */
export const groupTelephone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');

/** Ten digits, however grouped, with an optional leading 1 or +1. */
export const tenDigits: Rule = (value): Problem | undefined =>
  CHARACTERS.test(typedNumber(value)) && telephoneDigits(value).length === TELEPHONE_DIGITS
    ? undefined
    : { code: 'telephone' };

/** As `tenDigits`, with an area code of North America and perhaps an extension. */
export const telephone: Rule = (value): Problem | undefined => {
  const { number } = partsOf(value);
  return tenDigits(number) ?? (/^[2-9]/.test(telephoneDigits(number)) ? undefined : { code: 'telephone' });
};

/** `(514) 5550101 x5` becomes `514-555-0101 ext 5`; anything but a North American number is left as typed. */
export const normaliseTelephone = (value: string): string => {
  if (telephone(value)) return typedNumber(value);
  const { number, extension } = partsOf(value);
  return [groupTelephone(telephoneDigits(number)), extension].filter(Boolean).join(' ');
};
