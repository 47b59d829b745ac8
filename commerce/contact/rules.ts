import { typedEmail } from '#contract/typed-text.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { ACCEPTED_CONTACT_RULES, CONTACT_FIELDS, orderNumberDigits } from '#contract/contact.ts';
import type { ContactField, ContactTopic } from '#contract/contact.ts';
import type { ContactUsInput } from '#contract/generated/schema-types.ts';
import { padOrderNumber } from '#contract/order-number.ts';
import { normaliseTelephone } from '#contract/telephone.ts';
import { firstProblem } from '#contract/validation.ts';
import type { Problem } from '#contract/validation.ts';
import type { ContactMessage } from './types.ts';

/** Messages per IP address. */
export const SEND_RATE = { limit: 10, perSeconds: 3600 };
/** Acknowledgements per e-mail address in a day, which anybody may have typed; further messages are kept all the same. */
export const MAX_ACKNOWLEDGED = 3;

/** Magento's own messages where it has them. */
const problemOf = (field: ContactField, { code }: Problem): InputError => {
  const options = { code: `CONTACT_${field.toUpperCase()}` };
  if (field === 'email' && code === 'email')
    return new InputError('The email address is invalid. Verify the email address and try again.', options);
  if (code === 'required')
    return new InputError(`${field.charAt(0).toUpperCase()}${field.slice(1)} field is required.`, options);
  return new InputError('Field %1 is not valid.', { ...options, parameters: [field] });
};

/** In NFC, without control characters; only the message keeps its lines. */
const clean = (text: string | null | undefined, keepsLines = false): string =>
  (text ?? '')
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(keepsLines ? /[^\P{Cc}\n]/gu : /[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Validated and trimmed. Throws all problems, each with its field's code. A plain Magento client sends no topic. */
export const checkedMessage = (input: ContactUsInput): ContactMessage => {
  if (input.website) throw new InputError('The contact form is unavailable.', { code: 'CONTACT_REFUSED' });
  if (input.request_id && !/^[A-Za-z0-9-]{16,64}$/.test(input.request_id))
    throw new InputError('The request_id must have 16 to 64 letters, digits and hyphens.');
  const values: Readonly<Record<ContactField, string>> = {
    topic: clean(input.topic) || 'other',
    order_number: clean(input.order_number),
    sku: clean(input.sku),
    comment: clean(input.comment, true),
    name: clean(input.name),
    email: typedEmail(input.email),
    telephone: clean(input.telephone),
  };
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const problem = firstProblem(values[field], ACCEPTED_CONTACT_RULES[field]);
    return problem ? [problemOf(field, problem)] : [];
  });
  const [only, ...others] = errors;
  if (only) throw others.length ? new InputError(only.message, { errors }) : only;
  const number = orderNumberDigits(values.order_number);
  return {
    requestId: input.request_id ?? null,
    topic: values.topic as ContactTopic,
    orderNumber: number ? padOrderNumber(number) : null,
    sku: values.sku || null,
    name: values.name,
    email: values.email,
    telephone: values.telephone ? normaliseTelephone(values.telephone) : null,
    comment: values.comment,
  };
};
