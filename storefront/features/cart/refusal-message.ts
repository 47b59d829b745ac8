import type { MessageId } from '#storefront/generated/messages/message-id.ts';
import { isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { ItemRefusedError } from './state/cart-actions.ts';

const BY_CODE: Readonly<Record<string, MessageId>> = {
  INSUFFICIENT_STOCK: 'cart.error.insufficient_stock',
  PRODUCT_NOT_FOUND: 'cart.error.not_found',
  NOT_SALABLE: 'cart.error.not_salable',
};

/** Why the cart did not change, in words; the cart itself is as it was. */
export const refusalMessage = (error: unknown): MessageId => {
  if (error instanceof ItemRefusedError) return BY_CODE[error.userErrors[0]?.code ?? ''] ?? 'cart.error.other';
  if (isNetworkError(error)) return 'cart.error.offline';
  const text = error instanceof Error ? error.message : '';
  return /requested qty|out of stock|not available/i.test(text) ? 'cart.error.insufficient_stock' : 'cart.error.other';
};
