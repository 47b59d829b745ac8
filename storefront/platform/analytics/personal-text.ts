const EMAIL = /[^\s@=&?/]+(?:@|%40)[^\s@=&?/]+\.[^\s@=&?/]+/gi;
/** Ten digits or more with common separators: telephone and card numbers. */
const NUMBER = /\+?\(?\d(?:[\s().+-]*\d){9,}/g;
const CANADIAN_POSTCODE = /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][\s+-]?\d[ABCEGHJ-NPRSTV-Z]\d\b/gi;
/** A ZIP+4; five digits alone may be anything. */
const ZIP = /\b\d{5}-\d{4}\b/g;

/** Removes from typed text what looks like an e-mail address, a telephone number or a postcode. */
export const withoutPersonalText = (text: string): string =>
  [EMAIL, NUMBER, CANADIAN_POSTCODE, ZIP].reduce((left, pattern) => left.replace(pattern, '[…]'), text);
