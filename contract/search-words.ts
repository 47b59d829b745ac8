const MAX_WORDS = 12;
const MAX_TEXT_LENGTH = 128;

/** Lower case, without accents and ligatures; letters, digits and the signs inside words remain. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

const SIZE = /(?<![\p{L}\p{N}])(\d{1,3})["″”]?\s*[x×]\s*(\d{1,3})(?![\p{L}\p{N}])/gu;

/** The words of a search text in comparable form, twelve at most; `12 × 24"` is one word, 12x24. */
export const wordsOf = (text: string): readonly string[] =>
  plain(text.slice(0, MAX_TEXT_LENGTH))
    .replaceAll(SIZE, '$1x$2')
    .replaceAll(/[’']/g, ' ')
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
