const LONGEST = 128;

/** The words searched for: trimmed, of a length a back end accepts; empty when there are none. */
export const searchTextOf = (value: unknown): string => {
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, LONGEST) : '';
};
