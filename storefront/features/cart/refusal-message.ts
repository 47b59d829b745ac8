import type { MessageId } from '#storefront/generated/message-id.ts';
import { CartCreationError, isUncertain, ItemRefusedError, NotMadeError, UnclearError } from './state/cart-failures.ts';
import type { CartLine } from './state/types.ts';

const BY_CODE: Readonly<Record<string, MessageId>> = {
  INSUFFICIENT_STOCK: 'cart.error.insufficient_stock',
  PRODUCT_NOT_FOUND: 'cart.error.not_found',
  NOT_SALABLE: 'cart.error.not_salable',
  PERMISSION_DENIED: 'cart.error.hidden_price',
};

/** The message for a failed change, also when its outcome is unknown. `held`: the product's current line. */
export const refusalMessage = (error: unknown, line?: CartLine): MessageId => {
  if (
    error instanceof ItemRefusedError &&
    error.userErrors[0]?.code === 'INSUFFICIENT_STOCK' &&
    line?.maxQuantity === 1
  )
    return 'cart.error.only_one';
  if (error instanceof ItemRefusedError) return BY_CODE[error.userErrors[0]?.code ?? ''] ?? 'cart.error.other';
  if (error instanceof NotMadeError) return 'cart.error.not_made';
  if (error instanceof UnclearError) return 'cart.error.unclear';
  if (isUncertain(error)) return navigator.onLine ? 'cart.error.connection' : 'cart.error.offline';
  if (error instanceof CartCreationError)
    return isUncertain(error.cause) && !navigator.onLine ? 'cart.error.offline' : 'cart.error.create';
  const text = error instanceof Error ? error.message : '';
  return /requested qty|out of stock|not available/i.test(text) ? 'cart.error.insufficient_stock' : 'cart.error.other';
};
