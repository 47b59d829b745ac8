import type { Language } from '#commerce/platform/store-view-types.ts';

/** What slabs.yaml says of holds. */
export type HoldRule = { hours: number; atOnce: number; remindHoursBefore: number };

export type HoldStatus = 'HELD' | 'CANCELLED' | 'EXPIRED' | 'BOUGHT';

/** Who wants a slab held, checked and trimmed. */
export type HoldRequest = { requestId: string; sku: string; fullname: string; email: string };

/** A hold as it is kept. */
export type Hold = {
  id: number;
  productId: number;
  sku: string;
  status: HoldStatus;
  storeViewId: number;
  language: Language;
  customerId: number | null;
  fullname: string;
  email: string;
  requestId: string;
  heldAt: Date;
  expiresAt: Date;
};

/** Who may buy what is held: the cart it was put into, and any cart of its customer. */
export type Buyer = { cartId: number; customerId: number | null };

/** For the shop's staff. */
export type HoldRecord = {
  number: number;
  sku: string;
  status: HoldStatus;
  fullname: string;
  email: string;
  heldAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  language: string;
  storeView: string;
};
