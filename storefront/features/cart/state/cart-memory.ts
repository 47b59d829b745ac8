import type { BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { CartMemory, LineQuantity, Picture } from './types.ts';

export const CART_ID = 'cartId';
const SNAPSHOT = 'cart';
const IMAGES = 'imagesBySku';
const MAX_IMAGES = 100;

type Snapshot = { id: string; lines: readonly LineQuantity[] };
type Images = Readonly<Record<string, Picture>>;

/** Persists the cart's id, a snapshot of its lines, and the picture of each sku that was added. */
export const createCartMemory = (storage: BrowserStorage): CartMemory => ({
  readId: () => storage.get<string>(CART_ID),
  writeId: (cartId) => storage.set(CART_ID, cartId),
  writeSnapshot: (details) => {
    // Without amounts: two tabs in two currencies would overwrite each other's snapshot forever.
    const lines = details.lines.map(({ sku, quantity }) => ({ sku, quantity }));
    const snapshot = {
      id: details.id,
      totalQuantity: details.totalQuantity,
      lines,
      ...(details.shipping && { shipping: details.shipping.code }),
    };
    // Each write makes other tabs reload the cart, so an unchanged snapshot is not written.
    if (JSON.stringify(storage.get(SNAPSHOT)) !== JSON.stringify(snapshot)) storage.set(SNAPSHOT, snapshot);
  },
  readLines: (cartId) => {
    const snapshot = storage.get<Snapshot>(SNAPSHOT);
    return snapshot?.id === cartId ? snapshot.lines : undefined;
  },
  readImage: (sku) => storage.get<Images>(IMAGES)?.[sku],
  writeImage: (sku, image) => {
    const { [sku]: _, ...others } = storage.get<Images>(IMAGES) ?? {};
    storage.set(IMAGES, Object.fromEntries([...Object.entries(others), [sku, image]].slice(-MAX_IMAGES)));
  },
  clear: () => {
    storage.remove(CART_ID);
    storage.remove(SNAPSHOT);
  },
});
