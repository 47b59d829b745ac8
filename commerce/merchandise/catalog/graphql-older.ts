import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import type { AggregationModel } from './types.ts';
import type { SimpleProductResolvers } from '#commerce/generated/resolvers.ts';
import { storeDay } from '#commerce/platform/store-time.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { addressOf, detailOf, groupOf } from './graphql-facts.ts';
import { ofProduct } from './product-facts.ts';
import { priceRangeOf, specialDayOf, tiersFor } from './product-rules.ts';
import type { ProductRecord } from './snapshot-types.ts';

const LINKS = ['related', 'upsell', 'crosssell'] as const satisfies readonly (keyof ProductRecord)[];

const specialDay = (end: 'from' | 'to') =>
  ofProduct(({ product, context }) => {
    const at = specialDayOf(product, context.currency, groupOf({ context }), end);
    return at ? storeDay(at, { timeZone: context.settings.timeZone, isEnd: end === 'to' }) : null;
  });

/** Deprecated product fields of Magento for older clients. Fields without an equivalent here are null or empty. */
export const olderFields = {
  special_from_date: specialDay('from'),
  special_to_date: specialDay('to'),
  price: ofProduct(({ product, context }) => {
    const { minimum_price: least, maximum_price: most } = priceRangeOf(product, context.currency, groupOf({ context }));
    return {
      minimalPrice: { amount: least.final_price, adjustments: [] },
      maximalPrice: { amount: (most ?? least).final_price, adjustments: [] },
      regularPrice: { amount: least.regular_price, adjustments: [] },
    };
  }),
  product_links: ofProduct(({ product, catalog }) =>
    LINKS.flatMap((kind) =>
      product[kind].flatMap((id, position) => {
        const other = catalog.product(id);
        return other?.isEnabled
          ? [
              {
                link_type: kind,
                linked_product_sku: other.sku,
                linked_product_type: other.type,
                position,
                sku: product.sku,
              },
            ]
          : [];
      }),
    ),
  ),
  attribute_set_id: () => 4,
  created_at: detailOf((detail) => (detail ? timestamp(detail.createdAt) : null)),
  updated_at: detailOf((detail) => (detail ? timestamp(detail.updatedAt) : null)),
  min_sale_qty: () => 1,
  max_sale_qty: () => MAX_QUANTITY,
  options_container: () => 'container2',
  rules: () => [],
  tier_prices: ofProduct(({ product, context }) =>
    tiersFor(product, context.currency, groupOf({ context })).map(({ quantity, final_price }) => ({
      customer_group_id: String(groupOf({ context })),
      percentage_value: null,
      qty: quantity,
      value: final_price?.value ?? null,
      website_id: context.storeView.websiteId,
    })),
  ),
  url_rewrites: ofProduct((facts) => {
    const url = addressOf(facts);
    return url === null ? [] : [{ url, parameters: [{ name: 'id', value: String(facts.product.id) }] }];
  }),
} satisfies SimpleProductResolvers;

/** The types are Magento's: 0 text, 1 colour, 2 picture. */
const swatchData = (swatch: string) => ({
  type: swatch.startsWith('#') ? '1' : swatch.startsWith('/') ? '2' : '0',
  value: swatch,
});

/** Filters of a list in Magento's format before `aggregations`. */
export const layerFilters = (aggregations: readonly AggregationModel[]) =>
  aggregations.map(({ code, label, options }) => ({
    name: label,
    request_var: code,
    filter_items_count: options.length,
    filter_items: options.map(({ label: name, value, count, swatch }) => ({
      ...(swatch && { swatch_data: swatchData(swatch) }),
      label: name,
      value_string: value,
      items_count: count,
    })),
  }));
