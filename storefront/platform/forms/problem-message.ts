import type { Problem } from '#contract/validation.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import type { Translate } from '../i18n/use-t.ts';

const MESSAGES: Readonly<Record<Problem['code'], MessageId>> = {
  required: 'validation.required',
  email: 'validation.email',
  exact_length: 'validation.exact_length',
  min_length: 'validation.min_length',
  too_short: 'validation.too_short',
  too_long: 'validation.too_long',
  wrong_length: 'validation.wrong_length',
  confirm_empty: 'validation.confirm_empty',
  confirm_differs: 'validation.confirm_differs',
  number: 'validation.number',
  card_characters: 'validation.card_characters',
  card_number: 'validation.card_number',
  password_classes: 'validation.password_classes',
  password_spaces: 'validation.password_spaces',
  password_is_email: 'validation.password_is_email',
  must_match: 'validation.must_match',
  must_differ: 'validation.must_differ',
  postcode_ca: 'validation.postcode_ca',
  postcode_us: 'validation.postcode_us',
  postcode_region: 'validation.postcode_region',
  postcode_format: 'validation.postcode_format',
  telephone: 'validation.telephone',
  telephone_abroad: 'validation.telephone_abroad',
  letters: 'validation.letters',
  letters_and_digits: 'validation.letters_and_digits',
  url: 'validation.url',
  date_min: 'validation.date_min',
  date_max: 'validation.date_max',
  expiry: 'validation.expiry',
  expired: 'validation.expired',
  security_code: 'validation.security_code',
};

/** The message for a problem of a field. */
export const problemMessage = (t: Translate, { code, ...values }: Problem): string => t(MESSAGES[code], values);
