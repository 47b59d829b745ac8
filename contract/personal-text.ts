import { canadianPostcode, ZIP, ZIP_EXTENSION } from './postcode-pattern.ts';

const EMAIL = /[^\s@=&?/]+(?:@|%40)[^\s@=&?/]+\.[^\s@=&?/]+/gi;
/** Ten digits or more with common separators: telephone and card numbers. */
const NUMBER = /\+?\(?\d(?:[\s().+-]*\d){9,}/g;
const CANADIAN_POSTCODE = new RegExp(`\\b${canadianPostcode('[\\s+-]?')}\\b`, 'gi');
/** A ZIP+4; five digits alone may be anything. */
const ZIP_PLUS_4 = new RegExp(`\\b${ZIP}${ZIP_EXTENSION}\\b`, 'g');

/** Removes from typed text what looks like an e-mail address, a telephone number or a postcode. */
export const withoutPersonalText = (text: string): string =>
  [EMAIL, NUMBER, CANADIAN_POSTCODE, ZIP_PLUS_4].reduce((left, pattern) => left.replace(pattern, '[…]'), text);
