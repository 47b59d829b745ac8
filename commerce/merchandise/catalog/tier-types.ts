import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** A price from a quantity on. */
export type TierRule = {
  /** Null: a share in every currency. */
  currency: CurrencyCode | null;
  /** Null: everybody's. */
  groupId: number | null;
  quantity: number;
  /** Minor units; or the percent that is taken off the regular price. */
  price: number | null;
  percent: number | null;
};

export type TierRow = TierRule & { productId: number };

/** What one unit costs from a quantity on, in minor units. */
export type Tier = { quantity: number; final: number };
