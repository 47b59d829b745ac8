import { lengthOf } from './text-length.ts';

/**
 * Validation rules shared by the browser and the back end. A rule returns the problem, or undefined when there is none;
 * the storefront turns problems into messages (VA-01 to VA-27 of the specification).
 */
export type Problem =
  | { code: 'required' }
  | { code: 'email' }
  | { code: 'exact_length'; length: number }
  | { code: 'min_length'; length: number }
  | { code: 'too_short' }
  | { code: 'too_long' }
  | { code: 'wrong_length' }
  | { code: 'confirm_empty' }
  | { code: 'confirm_differs' }
  | { code: 'number' }
  | { code: 'card_characters' }
  | { code: 'card_number' }
  | { code: 'password_classes'; classes: number }
  | { code: 'password_spaces' }
  | { code: 'password_is_email' }
  | { code: 'must_match' }
  | { code: 'must_differ' }
  | { code: 'postcode_ca' }
  | { code: 'postcode_us' }
  | { code: 'postcode_region' }
  | { code: 'postcode_format'; example: string }
  | { code: 'telephone' }
  | { code: 'telephone_abroad' }
  | { code: 'letters' }
  | { code: 'letters_and_digits' }
  | { code: 'url' }
  | { code: 'date_min'; date: string }
  | { code: 'date_max'; date: string }
  | { code: 'expiry' }
  | { code: 'expired' }
  | { code: 'security_code' };

export type Rule = (value: string) => Problem | undefined;

const isBlank = (value: string): boolean => value.trim() === '';

export const required: Rule = (value) => (isBlank(value) ? { code: 'required' } : undefined);

// One @, no spaces, no invisible characters, a dot inside the domain; runs in linear time.
const EMAIL =
  /^[^\s\p{C}@:,;<>()"\\]{1,64}@(?:[^\s\p{C}@.:,;<>()"\\-](?:[^\s\p{C}@.:,;<>()"\\]{0,61}[^\s\p{C}@.:,;<>()"\\-])?\.){1,8}[^\s\p{C}@.:\d,;<>()"\\]{2,24}$/u;

export const MAX_EMAIL_LENGTH = 254;

/** Accepts empty text: `required` is a separate rule. */
export const email: Rule = (value) => {
  const text = value.trim();
  return text === '' || (text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)) ? undefined : { code: 'email' };
};

export const minLength =
  (length: number, isExact = false): Rule =>
  (value) => {
    if (value === '') return { code: 'required' };
    if (isExact) return lengthOf(value) === length ? undefined : { code: 'exact_length', length };
    return lengthOf(value) >= length ? undefined : { code: 'min_length', length };
  };

export const confirmsPassword =
  (password: string): Rule =>
  (value) => {
    if (password === '') return { code: 'confirm_empty' };
    return value === password ? undefined : { code: 'confirm_differs' };
  };

export const digits: Rule = (value) => (/^\d+$/.test(value) ? undefined : { code: 'number' });

export const hasMinLength =
  (length: number): Rule =>
  (value) =>
    lengthOf(value) >= length ? undefined : { code: 'too_short' };

export const hasMaxLength =
  (length: number): Rule =>
  (value) =>
    lengthOf(value) <= length ? undefined : { code: 'too_long' };

export const hasExactLength =
  (length: number): Rule =>
  (value) =>
    lengthOf(value) === length ? undefined : { code: 'wrong_length' };

export const matches =
  (other: string): Rule =>
  (value) =>
    value === other ? undefined : { code: 'must_match' };

export const differs =
  (other: string): Rule =>
  (value) =>
    value === other ? { code: 'must_differ' } : undefined;

/** Returns the first problem, in the order of the rules. */
export const firstProblem = (value: string, rules: readonly Rule[]): Problem | undefined => {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return undefined;
};
