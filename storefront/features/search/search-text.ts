const LONGEST = 128;

// Including control characters, which back ends neither store nor compare.
const BLANKS = /[\s\u0000-\u001f\u007f]+/g;

/** The search text: valid Unicode, trimmed, within the back end's length limit; empty without a search. */
export const searchTextOf = (value: unknown): string => {
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text.replace(BLANKS, ' ').trim().slice(0, LONGEST).toWellFormed() : '';
};
