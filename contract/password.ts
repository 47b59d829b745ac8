import { emailKey } from './email-key.ts';
import { charactersOf } from './text-length.ts';
import type { Problem, Rule } from './validation.ts';

/** Minimum number of characters, counted by `charactersOf`, and of character classes. */
export type PasswordRule = { length: number; classes: number };
/** Rule of our back end. A Magento has another rule in `storeConfig`. */
export const PASSWORD_RULE: PasswordRule = { length: 8, classes: 3 };
/** Maximum number of characters. */
export const MAX_PASSWORD_LENGTH = 256;

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
  (email?: string, { length, classes }: PasswordRule = PASSWORD_RULE): Rule =>
  (value): Problem | undefined => {
    const characters = charactersOf(value);
    if (isTooLongPassword(value)) return { code: 'too_long' };
    if (value.trim() !== value) return { code: 'password_spaces' };
    if (characters.length < length) return { code: 'min_length', length };
    if (CLASSES.filter((pattern) => characters.some((character) => pattern.test(character))).length < classes)
      return { code: 'password_classes', classes };
    return email !== undefined && emailKey(value) === emailKey(email) ? { code: 'password_is_email' } : undefined;
  };
