/** True if the text may be the start of an SKU, such as `LUM-CGD-12`. */
export const looksLikeSku = (text: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*-?$/i.test(text.trim()) && text.trim().length >= 3;

/** Words that may be mistyped; short ones and numbers are not corrected. */
export const isCorrectable = (word: string): boolean => word.length >= 4 && !/\d/.test(word);
