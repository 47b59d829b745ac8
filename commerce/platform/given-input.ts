import { InputError } from './errors.ts';

const MAX_DEPTH = 32;

export const NUL_REFUSED = 'The request holds a character that no text may have: U+0000.';
const NOT_UNICODE = 'The request holds text that is not valid Unicode.';

const checkText = (text: string): void => {
  if (text.includes('\0')) throw new InputError(NUL_REFUSED);
  if (!text.isWellFormed()) throw new InputError(NOT_UNICODE);
};

/**
 * Throws when a JSON value contains U+0000 or half a surrogate pair, which PostgreSQL cannot store, or is nested so deeply that walking it could
 * overflow the stack.
 */
export const checkGivenInput = (value: unknown, depth = 0): void => {
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw new InputError('The request is nested too deeply.');
  for (const [key, part] of Object.entries(value)) {
    checkText(key);
    checkGivenInput(part, depth + 1);
  }
};
