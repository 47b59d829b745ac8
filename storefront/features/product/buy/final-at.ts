import { toMinor } from '#contract/money.ts';
import type { Price } from '#storefront/platform/product-data/price.ts';
import type { Buyable } from '../model/product.ts';

/** Minor units of one when so many are bought. */
export const finalAt = ({ tiers }: Buyable, { finalMinor }: Price, quantity: number): number =>
  (tiers ?? []).reduce(
    (least, tier) =>
      quantity >= (tier?.quantity ?? Infinity) ? Math.min(least, toMinor(tier?.final_price?.value ?? Infinity)) : least,
    finalMinor,
  );
