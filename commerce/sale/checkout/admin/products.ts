import { toMajor } from '#contract/money.ts';
import { findSellable, findSellableById } from '#commerce/merchandise/catalog/service.ts';
import { isBoughtAsSuch, type Sellable } from '#commerce/merchandise/catalog/types.ts';
import { searchProducts } from '#commerce/merchandise/search/service.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { readCoverage, readVariantSkus } from './store.ts';

const MOST_FOUND = 20;
const MOST_SHOWN = 40;

/** Square feet that one selling unit covers; products without an area are absent. */
export const coverageOf = ({ db }: CommerceContext, productIds: readonly number[]) =>
  readCoverage(db.kysely, productIds);

/** Products by SKU or words, the best match first; variants in place of configurable products. */
const findForStaff = async (context: CommerceContext, text: string): Promise<readonly Sellable[]> => {
  const { db, storeView, customer } = context;
  const shopper = { storeView, groupId: customer?.groupId };
  const named = [...(await findSellable(shopper, db.kysely, [text])).values()];
  const scores = await searchProducts(
    context,
    { storeViewId: storeView.id, language: storeView.language },
    text,
    () => 1,
  );
  const best = [...scores].sort(([, one], [, other]) => other - one).slice(0, MOST_FOUND);
  const found = await findSellableById(
    shopper,
    db.kysely,
    best.map(([id]) => id),
  );
  const all = [...named, ...best.flatMap(([id]) => found.get(id) ?? [])];
  const parents = all.filter(({ type }) => type === 'configurable').map(({ productId }) => productId);
  const skus = await readVariantSkus(db.kysely, parents);
  const variants = await findSellable(shopper, db.kysely, [...skus.values()].flat());
  const shown = all.flatMap((one) =>
    one.type === 'configurable' ? (skus.get(one.productId) ?? []).flatMap((sku) => variants.get(sku) ?? []) : [one],
  );
  return [...new Map(shown.map((one) => [one.productId, one])).values()]
    .filter(({ type, isEnabled }) => isEnabled && isBoughtAsSuch(type))
    .slice(0, MOST_SHOWN);
};

/** Found products with the prices of the customer's group, stock and coverage. */
export const productsForStaff = async (context: CommerceContext, text: string) => {
  const query = cleanLine(text).slice(0, 100);
  if (!query) return [];
  const products = await findForStaff(context, query);
  const coverage = await coverageOf(
    context,
    products.map(({ productId }) => productId),
  );
  const { currency } = context;
  return products.map(
    ({ productId, sku, name, parent, options, prices, available, sellingUnit, isPriceHidden, isFinalSale }) => {
      const price = isPriceHidden ? undefined : prices[currency]?.final;
      return {
        sku,
        name: parent?.name ?? name,
        options: options.map(({ optionLabel }) => optionLabel),
        price: price === undefined ? null : toMajor(price, currency),
        currency,
        // Orders for later make it negative.
        qty_available: Math.max(0, available),
        selling_unit: sellingUnit ?? null,
        is_final_sale: isFinalSale,
        coverage_sq_ft: coverage.get(productId) ?? null,
      };
    },
  );
};
