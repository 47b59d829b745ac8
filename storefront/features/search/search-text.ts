const LONGEST = 128;

// Control characters, which no back end stores or compares.
const BLANKS = /[\s\u0000-\u001f\u007f]+/g;

/** The searched text: valid Unicode, trimmed, within the length limit of back ends; empty when there is none. */
export const searchTextOf = (value: unknown): string => {
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text.replace(BLANKS, ' ').trim().slice(0, LONGEST).toWellFormed() : '';
};
