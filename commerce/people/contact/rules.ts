import { typedEmail } from '#contract/typed-text.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { cleanLine, cleanText } from '#commerce/platform/clean-text.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import { acceptedContactRules, CONTACT_FIELDS, orderNumberDigits } from '#contract/contact.ts';
import type { ContactField, ContactTopic } from '#contract/contact.ts';
import type { ContactUsInput } from '#contract/generated/schema-types.ts';
import { padOrderNumber } from '#contract/order-number.ts';
import { telephoneAsIn } from '#contract/telephone.ts';
import { firstProblem } from '#contract/validation.ts';
import type { Problem } from '#contract/validation.ts';
import type { ContactMessage } from './types.ts';

/** Messages per IP address. */
export const SEND_RATE = { limit: 10, perSeconds: 3600 };
/** Confirmations per email address in a day, as anybody may enter any address. */
export const MAX_ACKNOWLEDGED = 3;

/** Magento's own messages where they exist. */
const problemOf = (field: ContactField, { code }: Problem): InputError => {
  const options = { code: `CONTACT_${field.toUpperCase()}` };
  if (field === 'email' && code === 'email')
    return new InputError('The email address is invalid. Verify the email address and try again.', options);
  if (code === 'required')
    return new InputError(`${field.charAt(0).toUpperCase()}${field.slice(1)} field is required.`, options);
  return new InputError('Field %1 is not valid.', { ...options, parameters: [field] });
};

/** Validated and trimmed. Throws all problems, each with its field's code. A plain Magento client sends no topic. */
export const checkedMessage = (input: ContactUsInput, countryId: string): ContactMessage => {
  if (input.website) throw new InputError('The contact form is unavailable.', { code: 'CONTACT_REFUSED' });
  if (input.request_id) checkRequestId(input.request_id);
  const values: Readonly<Record<ContactField, string>> = {
    topic: cleanLine(input.topic) || 'other',
    order_number: cleanLine(input.order_number),
    sku: cleanLine(input.sku),
    comment: cleanText(input.comment),
    name: cleanLine(input.name),
    email: typedEmail(input.email),
    telephone: cleanLine(input.telephone),
  };
  const rules = acceptedContactRules(countryId);
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const problem = firstProblem(values[field], rules[field]);
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
    telephone: values.telephone ? telephoneAsIn(countryId, values.telephone) : null,
    comment: values.comment,
  };
};
