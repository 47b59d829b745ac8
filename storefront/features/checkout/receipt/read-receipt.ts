import type { Platform } from '#storefront/platform/platform.tsx';
import { fetchReceipt } from '../api/fetch-receipt.ts';
import type { CheckoutMemory } from '../state/checkout-memory.ts';
import type { Receipt } from '../state/types.ts';

/**
 * The last order of this device, which lives in the browser alone. Opened in another language it is read again in that one;
 * where that cannot be had, the words are those it was placed with.
 */
export const readReceipt = async (
  { commerce, storeView }: Pick<Platform, 'commerce' | 'storeView'>,
  memory: CheckoutMemory,
): Promise<Receipt | undefined> => {
  const kept = memory.read('last_order');
  if (!kept?.cartId || kept.language === storeView.language) return kept;
  return (await fetchReceipt(commerce, kept.cartId).catch(() => undefined)) ?? kept;
};
