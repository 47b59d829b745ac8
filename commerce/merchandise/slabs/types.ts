import type { Language } from '#commerce/platform/store-view-types.ts';

/** The rule of holds in slabs.yaml. */
export type HoldRule = { hours: number; atOnce: number; remindHoursBefore: number };

export type HoldStatus = 'HELD' | 'CANCELLED' | 'EXPIRED' | 'BOUGHT';

/** A validated request to hold a slab. */
export type HoldRequest = { requestId: string; sku: string; fullname: string; email: string };

/** The person of a hold. Staff also hold slabs for callers without an email address. */
export type Holder = { fullname: string; email: string | null; telephone: string | null };

/** A stored hold. */
export type Hold = {
  id: number;
  productId: number;
  sku: string;
  status: HoldStatus;
  storeViewId: number;
  language: Language;
  customerId: number | null;
  fullname: string;
  email: string | null;
  telephone: string | null;
  requestId: string;
  heldAt: Date;
  expiresAt: Date;
};

/** Who may buy a held slab: the cart with it, and any cart of its customer. */
export type Buyer = { cartId: number; customerId: number | null };

/** For the shop's staff. */
export type HoldRecord = {
  number: number;
  sku: string;
  status: HoldStatus;
  fullname: string;
  email: string | null;
  telephone: string | null;
  heldAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  language: string;
  storeView: string;
};
