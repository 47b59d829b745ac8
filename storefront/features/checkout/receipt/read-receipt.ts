import type { Platform } from '#storefront/platform/platform.tsx';
import { fetchReceipt } from '../api/fetch-receipt.ts';
import type { CheckoutMemory } from '../state/checkout-memory.ts';
import type { StoredReceipt } from '../types.ts';

/**
 * The last receipt of this device, from browser storage. In another language it is fetched again; when that fails, the
 * stored texts are shown.
 */
export const readReceipt = async (
  { commerce, storeView }: Pick<Platform, 'commerce' | 'storeView'>,
  memory: CheckoutMemory,
): Promise<StoredReceipt | undefined> => {
  const cached = memory.read('last_order');
  if (!cached?.cartId || cached.language === storeView.language) return cached;
  const fetched = await fetchReceipt(commerce, cached.cartId).catch(() => undefined);
  return fetched ? { ...fetched, cartId: cached.cartId } : cached;
};
