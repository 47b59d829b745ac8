import { typedEmail } from '#contract/typed-text.ts';
import { InputError } from '#commerce/platform/errors.ts';
import {
  FEEDBACK_FIELDS,
  FEEDBACK_TYPES,
  MAX_ANSWER_LENGTH,
  MAX_FEEDBACK_LENGTH,
  neededFields,
} from '#contract/feedback.ts';
import type { FeedbackType } from '#contract/feedback.ts';
import type { FeedbackInput } from '#contract/generated/schema-types.ts';
import { telephoneAsIn, telephoneIn } from '#contract/telephone.ts';
import { lengthOf } from '#contract/text-length.ts';
import { email as emailRule } from '#contract/validation.ts';
import type { Answers, Feedback } from './types.ts';

/** Submissions allowed per IP address. */
export const SUBMIT_RATE = { limit: 10, perSeconds: 3600 };

const needed = (name: string): InputError => new InputError('Field %1 is required.', { parameters: [name] });

const typeOf = (text: string): FeedbackType => {
  const type = FEEDBACK_TYPES.find((known) => known === text);
  if (!type) throw new InputError('Field %1 has a value that is not known.', { parameters: ['feedback_type'] });
  return type;
};

const short = (name: string, text: string, most = MAX_ANSWER_LENGTH): string => {
  if (lengthOf(text) > most)
    throw new InputError('Field %1 may have %2 characters at most.', { parameters: [name, most] });
  return text;
};

/** Validates and trims; drops answers of other types. Throws for the first missing or wrong one. */
export const checkedFeedback = (input: FeedbackInput, countryId: string): Feedback => {
  const type = typeOf(input.feedback_type);
  const fields = neededFields(type, input.product_is_specific === 'yes');
  const answers = Object.fromEntries(
    FEEDBACK_FIELDS.map((name) => {
      const text = fields.includes(name) ? (input[name]?.trim() ?? '') : '';
      if (!text && fields.includes(name)) throw needed(name);
      return [name, short(name, text, name === 'feedback_text' ? MAX_FEEDBACK_LENGTH : MAX_ANSWER_LENGTH) || null];
    }),
  ) as Answers;
  const fullname = short('user_fullname', input.user_fullname.trim());
  if (!fullname) throw needed('user_fullname');
  const email = typedEmail(input.user_email);
  if (!email) throw needed('user_email');
  if (emailRule(email)) throw new InputError('The email address is invalid. Verify the email address and try again.');
  const phone = input.user_phone.trim();
  if (!phone) throw needed('user_phone');
  if (telephoneIn(countryId)(short('user_phone', phone)))
    throw new InputError('Field %1 is not valid.', { parameters: ['user_phone'] });
  return { type, answers, fullname, email, phone: telephoneAsIn(countryId, phone) };
};
