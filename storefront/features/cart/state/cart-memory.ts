import type { BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { CartMemory } from './types.ts';

const CART_ID = 'cartId';
const SNAPSHOT = 'cart';
const IMAGES = 'imagesBySku';

/** The cart's id, a snapshot of it, and the picture of each sku that was in it. */
export const createCartMemory = (storage: BrowserStorage): CartMemory => ({
  readId: () => storage.get<string>(CART_ID),
  writeId: (cartId) => storage.set(CART_ID, cartId),
  writeSnapshot: (details) => {
    const snapshot = { id: details.id, totalQuantity: details.totalQuantity, skus: details.lines.map((line) => line.sku) };
    // Other tabs hear of every writing and look at the cart: the same one is not written twice.
    if (JSON.stringify(storage.get(SNAPSHOT)) !== JSON.stringify(snapshot)) storage.set(SNAPSHOT, snapshot);
    const images = details.lines.flatMap((line) => (line.image ? [[line.sku, line.image] as const] : []));
    if (images.length) storage.set(IMAGES, { ...storage.get<object>(IMAGES), ...Object.fromEntries(images) });
  },
  clear: () => {
    storage.remove(CART_ID);
    storage.remove(SNAPSHOT);
  },
});
