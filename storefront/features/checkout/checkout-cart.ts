import type { ReactNode } from 'react';
import type { BlockedItem } from './obstacles/obstacles.tsx';
import type { CartStatus, CheckoutLine, ShippingMethod } from './types.ts';

/** The cart, and parts of other features, for the checkout page. */
export type CheckoutCart = {
  isReady: boolean;
  /** The error of loading the cart. */
  failure: unknown;
  /** Loads it again. */
  retry: () => void;
  /** The last loaded cart, shown until the cart with the current choices is loaded. */
  loaded: CartStatus | undefined;
  /** True if the cart contains downloads, which need an account. */
  hasFiles?: boolean;
  /** Lines out of stock, above the stock, or without a price. */
  blocked: readonly BlockedItem[];
  /** Shipment options of a cart whose items are not all in stock. */
  shipments?: ReactNode;
  /** The carrier's questions about the delivery place. */
  siteAccess?: ReactNode;
  /** Required agreements. */
  agreement?: ReactNode;
  /** Delivery day of a shipping method. */
  dayOf?: (method: ShippingMethod) => ReactNode;
  /** Coupon field; receives the active codes. */
  couponOf?: (codes: readonly string[]) => ReactNode;
  /** How a line travels, and when it leaves. */
  deliveryOf?: ((line: CheckoutLine) => ReactNode) | undefined;
};
