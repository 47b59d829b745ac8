import { GENERAL_GROUP } from '#contract/customer-groups.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { categoryModel } from './categories.ts';
import type { ProductRecord } from './snapshot-types.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import { groupHasTiers } from './tier-store.ts';
import { GUEST_GROUP, type CategoryModel } from './types.ts';

/** Returns whether products have special prices for a customer group. */
export const groupHasPrices = async (db: Db, groupId: number): Promise<boolean> =>
  groupId > GENERAL_GROUP && groupHasTiers(db, groupId);

export const hasGroupPrices = (context: CommerceContext): Promise<boolean> =>
  groupHasPrices(context.db.kysely, context.customer?.groupId ?? GUEST_GROUP);

const isPricedFor = ({ variants, tiers = [] }: ProductRecord, groupId: number): boolean =>
  tiers.some((tier) => tier.groupId === groupId && tier.quantity === 1) ||
  variants.some((variant) => isPricedFor(variant, groupId));

/** Category with the most products with a price for the group. Ties go to the smallest category. */
export const groupPriceCategory = async (context: CommerceContext, groupId: number): Promise<CategoryModel | null> => {
  const catalog = await taggedCatalog(context);
  const counts = new Map<number, { priced: number; all: number }>();
  for (const product of catalog.openProducts())
    for (const { categoryId } of product.placements) {
      const count = counts.get(categoryId) ?? { priced: 0, all: 0 };
      count.all += 1;
      if (isPricedFor(product, groupId)) count.priced += 1;
      counts.set(categoryId, count);
    }
  const [best] = [...counts]
    .filter(([id, { priced }]) => priced > 0 && catalog.category(id))
    .toSorted(([, one], [, other]) => other.priced - one.priced || one.all - other.all);
  return best ? categoryModel({ id: best[0] }) : null;
};
