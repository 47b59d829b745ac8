import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** A tier price. */
export type TierRule = {
  /** Null: a percentage, in every currency. */
  currency: CurrencyCode | null;
  /** Null: all groups. */
  groupId: number | null;
  quantity: number;
  /** Minor units; or the discount on the regular price in percent. */
  price: number | null;
  percent: number | null;
};

export type TierRow = TierRule & { productId: number };

/** Unit price from a quantity on, in minor units. */
export type Tier = { quantity: number; final: number };
