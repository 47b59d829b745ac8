import type { MessageId } from '#storefront/generated/messages/message-id.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';

/** What a refusal means to the shopper of one form, by its category or, where the back end gives one, its code. */
export type Words = Readonly<Record<string, MessageId>>;

const WORDS: Words = {
  'graphql-authentication': 'account.sign_in.failed',
  'graphql-already-exists': 'account.create.taken',
  'graphql-too-many-requests': 'account.too_often',
};

/** Codes that tell more than their category; a Magento gives none of them. */
const CODES: Words = {
  PASSWORD_CLASSES: 'validation.password_classes',
  PASSWORD_SPACES: 'validation.password_spaces',
  PASSWORD_IS_EMAIL: 'validation.password_is_email',
  ACCOUNT_LOCKED: 'account.locked',
};

/** What a Magento says of a password in place of a code; its rule knows the letters of English only. */
const SENTENCES: readonly (readonly [beginning: string, id: MessageId])[] = [
  ['Minimum of different classes of characters in password', 'validation.password_classes'],
  ['The account is locked', 'account.locked'],
];

/** Why the shop refused, in the shopper's words; what it says itself is for developers. */
export const refusalOf = (error: unknown, words: Words = {}): MessageId => {
  if (!(error instanceof GraphqlError)) return 'account.failed';
  const { category = '', problems, message } = error;
  const code = problems[0]?.code ?? '';
  return (
    CODES[code] ??
    SENTENCES.find(([beginning]) => message.startsWith(beginning))?.[1] ??
    words[category] ??
    WORDS[category] ??
    'account.failed'
  );
};
