import { emailKey } from './email-key.ts';
import type { Problem, Rule } from './validation.ts';

/** In characters, as a person counts them. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 256;
const FEWEST_CLASSES = 3;

/** Lowercase, uppercase, digits, and everything else: signs, spaces, letters without case. Of any script. */
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** An accent counts as part of its letter, however it was typed. */
const charactersOf = (text: string): string[] => [...text.normalize('NFC')];

/** Longer than any password that was ever chosen: not worth comparing. */
export const isTooLongPassword = (value: string): boolean => charactersOf(value.slice(0, 8 * LONGEST_PASSWORD)).length > LONGEST_PASSWORD;

/** What is wrong with a password that is chosen for the account of `email`: the same for the form and behind the contract. */
export const newPassword =
  (email = ''): Rule =>
  (value): Problem | undefined => {
    const characters = charactersOf(value);
    if (isTooLongPassword(value)) return { code: 'too_long' };
    if (value.trim() !== value) return { code: 'password_spaces' };
    if (characters.length < SHORTEST_PASSWORD) return { code: 'min_length', length: SHORTEST_PASSWORD };
    if (CLASSES.filter((pattern) => characters.some((character) => pattern.test(character))).length < FEWEST_CLASSES) return { code: 'password_classes' };
    return email !== '' && emailKey(value) === emailKey(email) ? { code: 'password_is_email' } : undefined;
  };
