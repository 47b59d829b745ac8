import type { MessageId } from '#storefront/generated/messages/message-id.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';

const WORDS: Readonly<Record<string, MessageId>> = {
  'graphql-authentication': 'account.sign_in.failed',
  'graphql-already-exists': 'account.create.taken',
  'graphql-too-many-requests': 'account.too_often',
};

/** Why the shop refused, in the shopper's words; what it says itself is for developers. */
export const refusalOf = (error: unknown): MessageId => (error instanceof GraphqlError && WORDS[error.category ?? '']) || 'account.failed';
