import { canadianPostcode, ZIP, ZIP_EXTENSION } from './postcode-pattern.ts';

/** Ten digits or more with common separators: telephone and card numbers. */
const NUMBER = /\+?\(?\d(?:[\s().+-]*\d){9,}/g;
const CANADIAN_POSTCODE = new RegExp(`\\b${canadianPostcode('[\\s+-]?')}\\b`, 'gi');
/** Only ZIP+4: five digits alone may be any number. */
const ZIP_PLUS_4 = new RegExp(`\\b${ZIP}${ZIP_EXTENSION}\\b`, 'g');

/** Words of a text, a path or a query. */
const WORD = /[^\s=&?/]+/g;

/** Matches `name@example.com` and `name%40example.com`. */
const isEmail = (word: string): boolean => {
  const at = /(?:@|%40)/i.exec(word);
  if (!at || at.index === 0) return false;
  const domain = word.slice(at.index + at[0].length);
  const dot = domain.indexOf('.', 1);
  return dot > 0 && dot < domain.length - 1;
};

/** Replaces probable email addresses, telephone numbers and postcodes in typed text. */
export const withoutPersonalText = (text: string): string =>
  [NUMBER, CANADIAN_POSTCODE, ZIP_PLUS_4].reduce(
    (left, pattern) => left.replace(pattern, '[…]'),
    text.replace(WORD, (word) => (isEmail(word) ? '[…]' : word)),
  );
