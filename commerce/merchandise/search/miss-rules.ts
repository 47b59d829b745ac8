import { wordsOf } from '#contract/search-words.ts';

const MAX_LENGTH = 60;
/** Telephone and card numbers have at least so many digits. */
const MANY_DIGITS = 7;

/** An email address, a telephone or a card number. */
const isPersonal = (text: string): boolean => text.includes('@') || text.replaceAll(/\D/g, '').length >= MANY_DIGITS;

/** The text of a search as it is recorded; undefined if it may be personal or has no word. */
export const recordedText = (given: string): string | undefined => {
  const text = wordsOf(given).join(' ');
  return text === '' || text.length > MAX_LENGTH || isPersonal(given) ? undefined : text;
};

/** Lists of results have at least so many products on a page; smaller requests are suggestions while typing. */
export const FULL_PAGE = 10;

/** Recorded searches per IP address. */
export const MISS_RATE = { limit: 30, perSeconds: 3600 };
/** Number of recorded texts, and how long they are stored. */
export const MOST_MISSES = 2000;
export const MISS_DAYS = 180;
