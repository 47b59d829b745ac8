import { sizeWords } from './search-sizes.ts';
import { typedSizes } from './typed-size.ts';

const MAX_WORDS = 12;
const MAX_TEXT_LENGTH = 128;

/** Lower case without accents and ligatures; keeps letters, digits and signs inside words. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

const splitWords = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);

/** All words of a text in comparable form; a size is one word, such as `12x24`, `12x24in` or `300x600mm`. */
export const allWordsOf = (text: string): readonly string[] =>
  typedSizes(text).flatMap((part) => (typeof part === 'string' ? splitWords(part) : sizeWords(part)));

const limited = (text: string): string => text.slice(0, MAX_TEXT_LENGTH);

/** The first twelve words of a search text. */
export const wordsOf = (text: string): readonly string[] => allWordsOf(limited(text)).slice(0, MAX_WORDS);

/** Like {@link wordsOf}, but splits sizes into separate numbers. */
export const singleWordsOf = (text: string): readonly string[] => splitWords(limited(text)).slice(0, MAX_WORDS);
