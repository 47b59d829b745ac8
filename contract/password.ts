import { emailKey } from './email-key.ts';
import { charactersOf } from './text-length.ts';
import type { Problem, Rule } from './validation.ts';

/** Characters, counted by `charactersOf`. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;
const MIN_CLASSES = 3;

/**
 * Character classes: lower case, upper case, digits and all others (signs, spaces, letters without case), in any
 * script.
 */
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** Longer texts cannot be a password and are not hashed. */
export const isTooLongPassword = (value: string): boolean =>
  charactersOf(value.slice(0, 8 * MAX_PASSWORD_LENGTH)).length > MAX_PASSWORD_LENGTH;

/** Validates a new password for the account of `email`, in the form and in the back end. */
export const newPassword =
  (email?: string): Rule =>
  (value): Problem | undefined => {
    const characters = charactersOf(value);
    if (isTooLongPassword(value)) return { code: 'too_long' };
    if (value.trim() !== value) return { code: 'password_spaces' };
    if (characters.length < MIN_PASSWORD_LENGTH) return { code: 'min_length', length: MIN_PASSWORD_LENGTH };
    if (CLASSES.filter((pattern) => characters.some((character) => pattern.test(character))).length < MIN_CLASSES)
      return { code: 'password_classes' };
    return email !== undefined && emailKey(value) === emailKey(email) ? { code: 'password_is_email' } : undefined;
  };
