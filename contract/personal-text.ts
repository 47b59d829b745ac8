import { canadianPostcode, ZIP, ZIP_EXTENSION } from './postcode-pattern.ts';

/** Ten digits or more with common separators: telephone and card numbers. */
const NUMBER = /\+?\(?\d(?:[\s().+-]*\d){9,}/g;
const CANADIAN_POSTCODE = new RegExp(`\\b${canadianPostcode('[\\s+-]?')}\\b`, 'gi');
/** A ZIP+4; five digits alone may be anything. */
const ZIP_PLUS_4 = new RegExp(`\\b${ZIP}${ZIP_EXTENSION}\\b`, 'g');

/** Words of a text, of a path and of a query. */
const WORD = /[^\s=&?/]+/g;

/** `name@example.com` or `name%40example.com`: something before the sign, and a dot inside what follows it. */
const isEmail = (word: string): boolean => {
  const at = /(?:@|%40)/i.exec(word);
  if (!at || at.index === 0) return false;
  const domain = word.slice(at.index + at[0].length);
  const dot = domain.indexOf('.', 1);
  return dot > 0 && dot < domain.length - 1;
};

/** Removes from typed text what looks like an e-mail address, a telephone number or a postcode. */
export const withoutPersonalText = (text: string): string =>
  [NUMBER, CANADIAN_POSTCODE, ZIP_PLUS_4].reduce(
    (left, pattern) => left.replace(pattern, '[…]'),
    text.replace(WORD, (word) => (isEmail(word) ? '[…]' : word)),
  );
