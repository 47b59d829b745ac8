import type { MessageId } from '#storefront/generated/messages/message-id.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import { isInvalidCartProblem } from '#contract/errors.ts';
import { MissingInformationError } from './state/checkout-actions.ts';

const FRAGMENTS: readonly (readonly [fragment: string, message: MessageId])[] = [
  ['declined', 'checkout.error.declined'],
  ['out of stock', 'checkout.error.stock'],
  ['requested qty', 'checkout.error.stock'],
  ['not available', 'checkout.error.stock'],
  ['region', 'checkout.error.region'],
  ['postcode', 'validation.postcode_region'],
  ['postal code', 'validation.postcode_region'],
  ['telephone', 'validation.telephone'],
  ['email', 'validation.email'],
];

const textOf = (error: unknown): string => {
  if (error instanceof RestError) return error.baseMessage;
  return error instanceof Error ? error.message : '';
};

const isCartGone = (error: unknown): boolean => {
  if (error instanceof GraphqlError) return error.problems.some(isInvalidCartProblem);
  return error instanceof RestError && error.status === 404 && JSON.stringify(error.additionalInfo ?? {}).includes('"cartId"');
};

/** What the shopper is told of a failed step, in the shopper's language whatever the back end wrote. */
export const failureMessage = (error: unknown, isOnline: boolean): MessageId => {
  if (error instanceof MissingInformationError) return error.message.endsWith('cartId') ? 'checkout.error.cart_id' : 'checkout.error.email';
  if (isNetworkError(error)) return isOnline ? 'checkout.error.unknown_outcome' : 'checkout.error.offline';
  if (isCartGone(error)) return 'checkout.error.cart';
  const text = textOf(error).toLowerCase();
  return FRAGMENTS.find(([fragment]) => text.includes(fragment))?.[1] ?? 'checkout.error.other';
};
