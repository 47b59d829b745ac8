import { findSellable, findVariantSku, openProduct } from '#commerce/catalog/service.ts';
import type { Sellable } from '#commerce/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { noSuchProduct, optionsMissing } from './rules.ts';
import type { Choice, ListProblem } from './types.ts';

export type Wanted = { sku: string; parentSku?: string | null | undefined; selectedOptions?: readonly string[] };

const sellableBy = async (context: CommerceContext, db: Db, sku: string): Promise<Sellable | undefined> =>
  (await findSellable({ ...context, groupId: context.customer?.groupId ?? 0 }, db, [sku])).get(sku);

/** The product or variant that a request names; only what can be opened goes onto a list. */
export const findChoice = async (
  context: CommerceContext,
  db: Db,
  { sku, parentSku, selectedOptions }: Wanted,
): Promise<Choice | ListProblem> => {
  const named = await sellableBy(context, db, sku);
  if (!named || (parentSku && parentSku !== sku && named.parent?.sku !== parentSku)) return noSuchProduct(sku);
  const choice = named.parent
    ? { productId: named.parent.productId, variantId: named.productId }
    : { productId: named.productId, variantId: null };
  if (!(await openProduct(context, choice.productId))) return noSuchProduct(sku);
  if (named.type === 'simple' || !selectedOptions?.length) return choice;
  const variantSku = await findVariantSku(db, sku, selectedOptions);
  const variant = variantSku === null ? undefined : await sellableBy(context, db, variantSku);
  return variant ? { ...choice, variantId: variant.productId } : optionsMissing();
};
