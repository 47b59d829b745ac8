import DataLoader from 'dataloader';
import { sampleSkuOf } from '#contract/samples.ts';
import { configured, findSellableById, skusOf } from '#commerce/merchandise/catalog/service.ts';
import { isBoughtAsSuch } from '#commerce/merchandise/catalog/types.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { readOrdered } from './plan-store.ts';
import type { WishlistItemModel, WishlistModel } from './types.ts';

const SELLABLES = Symbol('products of wish lists as they are sold');
const ORDERED = Symbol('what customers of wish lists have ordered');

/** A product or variant as the caller may buy it; concurrent calls are batched. */
export const sellable = (context: CommerceContext, id: number): Promise<Sellable | undefined> =>
  context
    .perRequest(
      SELLABLES,
      () =>
        new DataLoader(async (ids: readonly number[]) => {
          const found = await findSellableById(
            { ...context, groupId: context.customer?.groupId ?? 0 },
            context.db.kysely,
            ids,
          );
          return ids.map((each) => found.get(each));
        }),
    )
    .load(id);

/** A product of a list as it was chosen. */
export const configuredFor = async (
  context: CommerceContext,
  { productId, variantId, choice }: Pick<WishlistItemModel, 'productId' | 'variantId' | 'choice'>,
): Promise<Sellable | undefined> => {
  const sold = await sellable(context, variantId ?? productId);
  return sold && configured(sold, choice ?? null, context.storeView.id);
};

/** Minor units of one selling unit; undefined when it is hidden from the caller, not sold here, or not chosen yet. */
export const unitPrice = async (
  context: CommerceContext,
  { productId, variantId, choice }: Pick<WishlistItemModel, 'productId' | 'variantId' | 'choice'>,
): Promise<number | undefined> => {
  const sold = await configuredFor(context, { productId, variantId, choice });
  return sold?.isEnabled && isBoughtAsSuch(sold.type) && !sold.isPriceHidden
    ? sold.prices[context.currency]?.final
    : undefined;
};

export type Plan = { planned: number; notCounted: number };

/** Prices of a list's products, as far as the caller may see them. */
export const planOf = async (context: CommerceContext, { items }: Pick<WishlistModel, 'items'>): Promise<Plan> => {
  const prices = await Promise.all(items.map((item) => unitPrice(context, item)));
  return {
    planned: items.reduce((sum, { quantity }, index) => sum + quantity * (prices[index] ?? 0), 0),
    notCounted: prices.filter((price) => price === undefined).length,
  };
};

/** True if the list's customer has ordered a sample. */
export const isSampleOrdered = async (
  context: CommerceContext,
  { list, product }: WishlistItemModel,
): Promise<boolean> => {
  const ordered = await context
    .perRequest(
      ORDERED,
      () =>
        new DataLoader((ids: readonly number[]) =>
          Promise.all(ids.map((customerId) => readOrdered(context.db.kysely, customerId))),
        ),
    )
    .load(list.customerId);
  return (await skusOf(context, product.id)).some((sku) => ordered.has(sampleSkuOf(sku)));
};
