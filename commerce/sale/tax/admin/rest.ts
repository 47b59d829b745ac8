import { adminProduct } from '#commerce/merchandise/catalog/service.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { toMajor } from '#contract/money.ts';
import { computeTaxes, taxLabel, taxTerms } from '../service.ts';

/**
 * A price with and without tax as shoppers of a store view get it. If tax is added to prices, the price with tax depends
 * on the delivery address, so it is null.
 */
const taxedPrice = async (context: CommerceContext, sku: string, view: StoreView) => {
  const { price } = await adminProduct({ ...context, storeView: view, currency: view.currency }, sku);
  if (price === null) return [];
  const { kysely } = context.db;
  const { contained } = await taxTerms(kysely, view, undefined, context.clock.now(), null);
  const { taxes, total } = computeTaxes([price], 0, contained ?? [], true);
  return [
    {
      store_id: view.id,
      currency: view.currency,
      is_tax_included: contained !== null,
      price_excluding_tax: toMajor(contained ? price - total : price, view.currency),
      price_including_tax: contained ? toMajor(price, view.currency) : null,
      taxes: taxes.map((tax) => ({ label: taxLabel(tax, context.storeView.language), percent: tax.ratePpm / 10_000 })),
    },
  ];
};

/** Regular prices of a product with and without tax by store view. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/products/:sku/tax-prices', 'catalog:read', async (context, { params }) => {
    const prices = [];
    for (const view of await listStoreViews(context))
      prices.push(...(await taxedPrice(context, params.sku ?? '', view)));
    return prices;
  }),
];
