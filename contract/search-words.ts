const MOST_WORDS = 12;
const LONGEST_TEXT = 128;

/** Lower case, without accents and ligatures; letters, digits and the signs that stand inside words remain. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

const SIZE = /(?<![\p{L}\p{N}])(\d{1,3})["″”]?\s*[x×]\s*(\d{1,3})(?![\p{L}\p{N}])/gu;

/** The words of a search text as they are compared, twelve at most; `12 × 24"` is one word, 12x24. */
export const wordsOf = (text: string): readonly string[] =>
  plain(text.slice(0, LONGEST_TEXT))
    .replaceAll(SIZE, '$1x$2')
    .replaceAll(/[’']/g, ' ')
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
