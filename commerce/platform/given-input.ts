import { InputError } from './errors.ts';

const MOST_DEPTH = 32;

export const NUL_REFUSED = 'The request holds a character that no text may have: U+0000.';

/**
 * Throws when a JSON value holds the character U+0000 anywhere, which PostgreSQL cannot keep or compare, or is nested so
 * deeply that walking through it could fail.
 */
export const checkGivenInput = (value: unknown, depth = 0): void => {
  if (typeof value === 'string' && value.includes('\0')) throw new InputError(NUL_REFUSED);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MOST_DEPTH) throw new InputError('The request is nested too deeply.');
  for (const [key, part] of Object.entries(value)) {
    if (key.includes('\0')) throw new InputError(NUL_REFUSED);
    checkGivenInput(part, depth + 1);
  }
};
