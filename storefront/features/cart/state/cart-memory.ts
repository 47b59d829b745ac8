import type { BrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { CartMemory, LineQuantity, Picture, Place, ShippingMethod } from './types.ts';

export const CART_ID = 'cartId';
const SNAPSHOT = 'cart';
const IMAGES = 'imagesBySku';
const MAX_IMAGES = 100;

type Snapshot = {
  id: string;
  totalQuantity: number;
  lines: readonly (LineQuantity & { uid: string })[];
  /** Coupon codes in force, by currency: a coupon may apply in one currency only. */
  coupons: Readonly<Record<string, readonly string[]>>;
  place?: Place;
  shipping?: string;
};

type Images = Readonly<Record<string, Picture>>;

const methodKey = ({ carrier_code, method_code }: ShippingMethod): string => `${carrier_code}_${method_code}`;

/** Stores the cart's id, a snapshot of its lines, and pictures of added SKUs. */
export const createCartMemory = (storage: BrowserStorage): CartMemory => ({
  readId: () => storage.get<string>(CART_ID),
  writeId: (cartId) => storage.set(CART_ID, cartId),
  writeSnapshot: (details) => {
    // Without amounts: two tabs in two currencies would overwrite each other's snapshot forever.
    const before = storage.get<Snapshot>(SNAPSHOT);
    const snapshot: Snapshot = {
      id: details.id,
      totalQuantity: details.totalQuantity,
      lines: details.lines.map(({ uid, sku, quantity }) => ({ uid, sku, quantity })),
      coupons: {
        ...(before?.id === details.id && before.coupons),
        ...(details.grandTotal && { [details.grandTotal.currency]: details.coupons ?? [] }),
      },
      ...(details.place && { place: details.place }),
      ...(details.shipping && { shipping: methodKey(details.shipping) }),
    };
    // Each write makes other tabs reload the cart, so an unchanged snapshot is not written.
    if (JSON.stringify(before) !== JSON.stringify(snapshot)) storage.set(SNAPSHOT, snapshot);
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
