/** Validation rules of contact messages, shared by the form and the back end. */
import { ORDER_NUMBER_LENGTH } from './order-number.ts';
import { EMAIL_RULES, FULL_NAME_RULES, optionalTelephoneRules, unlessEmpty } from './contact-fields.ts';
import { hasMaxLength, required, type Rule } from './validation.ts';

export const CONTACT_TOPICS = ['advice', 'order', 'delivery', 'sample', 'trade', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const MAX_CONTACT_MESSAGE = 4000;
export const MAX_SKU_LENGTH = 64;

export const MAX_CONTACT_TELEPHONE = 255;

export const CONTACT_FIELDS = ['topic', 'order_number', 'sku', 'comment', 'name', 'email', 'telephone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

const isTopic: Rule = (value) => (CONTACT_TOPICS.some((topic) => topic === value) ? undefined : { code: 'required' });

/** Removes spaces and the leading #, which people copy along with an order number. */
export const orderNumberDigits = (text: string): string => text.replaceAll(/[\s#]/g, '');

const orderNumber: Rule = (value) =>
  new RegExp(`^\\d{1,${ORDER_NUMBER_LENGTH}}$`).test(orderNumberDigits(value)) ? undefined : { code: 'number' };

export const contactRules = (countryId: string): Readonly<Record<ContactField, readonly Rule[]>> => ({
  topic: [isTopic],
  order_number: [unlessEmpty(orderNumber)],
  sku: [hasMaxLength(MAX_SKU_LENGTH)],
  comment: [required, hasMaxLength(MAX_CONTACT_MESSAGE)],
  name: FULL_NAME_RULES,
  email: EMAIL_RULES,
  telephone: optionalTelephoneRules(countryId),
});

/** Rules of the back end, which accepts any telephone text as Magento does. */
export const acceptedContactRules = (countryId: string): ReturnType<typeof contactRules> => ({
  ...contactRules(countryId),
  telephone: [hasMaxLength(MAX_CONTACT_TELEPHONE)],
});
