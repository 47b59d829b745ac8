import type { Problem, Rule } from './validation.ts';

/** Digits of a North American number without its country code. */
export const TELEPHONE_DIGITS = 10;
/** Characters of ###-###-####. */
export const GROUPED_TELEPHONE_LENGTH = TELEPHONE_DIGITS + 2;

const CHARACTERS = /^[+\d\s().-]+$/;

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
  CHARACTERS.test(value) && telephoneDigits(value).length === TELEPHONE_DIGITS ? undefined : { code: 'telephone' };

/** As `tenDigits`, with an area code of North America. */
export const telephone: Rule = (value): Problem | undefined =>
  tenDigits(value) ?? (/^[2-9]/.test(telephoneDigits(value)) ? undefined : { code: 'telephone' });

/** `(514) 5550101` becomes `514-555-0101`; anything but a North American number is left as typed. */
export const normaliseTelephone = (value: string): string => {
  const text = value.trim();
  return telephone(text) ? text : groupTelephone(telephoneDigits(text));
};
