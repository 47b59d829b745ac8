import { buyerOf, neededNow } from '#commerce/sale/cart/service.ts';
import type { LockedCart } from '#commerce/sale/cart/service.ts';
import type { CartDetail } from '#commerce/sale/cart/types.ts';
import { dealLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { LotShare } from '#commerce/merchandise/catalog/lot-rules.ts';
import { decrementStock } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { spendHolds } from '#commerce/merchandise/slabs/service.ts';
import { outOfStock } from '../rules.ts';

/** Takes the available stock of the lines, including slabs held for the buyer. Returns the lots of each line. */
export const takeStock = async (
  context: CommerceContext,
  { db, row, now }: LockedCart,
  { lines }: CartDetail,
): Promise<readonly (readonly LotShare[])[]> => {
  await spendHolds(context, db, buyerOf(row), lines, now);
  const needs = lines.map(neededNow);
  const stock = await decrementStock(context, db, needs.flat(), row.customerId);
  if (!stock.ok) throw outOfStock();
  return dealLots(needs, stock.lots);
};
