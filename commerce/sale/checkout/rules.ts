import { typedEmail } from '#contract/typed-text.ts';
import { email as emailRule } from '#contract/validation.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { cleanText } from '#commerce/platform/clean-text.ts';

const MAX_NOTES = 2000;

/** The trimmed e-mail address; throws when it is invalid. */
export const checkedEmail = (value: string | null | undefined): string => {
  const email = typedEmail(value ?? '');
  if (!email) throw new InputError('Required parameter "email" is missing', { code: 'EMAIL_REQUIRED' });
  if (/\p{Cc}/u.test(email) || emailRule(email))
    throw new InputError('Invalid email format', { code: 'EMAIL_INVALID' });
  return email;
};

/** The shopper's note, on several lines, without control characters. */
export const cleanNotes = (value: string | null | undefined): string | null => {
  const notes = cleanText(value);
  if (notes.length > MAX_NOTES) {
    throw new InputError('"%fieldName" length must be equal or less than %length characters.', {
      code: 'NOTES_TOO_LONG',
      parameters: { fieldName: 'customer_notes', length: MAX_NOTES },
    });
  }
  return notes || null;
};

/** The code of a showroom; null when it is malformed. */
export const pickupCode = (value: string | null | undefined): string | null =>
  value && /^[\w-]{1,64}$/.test(value) ? value : null;
