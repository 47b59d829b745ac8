import { toMajor } from '#contract/money.ts';
import type { BundleItem, BundleSelection } from './bundle-types.ts';
import { titleIn } from './composition-rules.ts';
import { productModel } from './configurable.ts';
import { groupOf } from './graphql-facts.ts';
import { ofProduct } from './product-facts.ts';
import type { ProductFacts } from './product-facts.ts';
import { priceRangeOf, reductionOf } from './product-rules.ts';
import { rangeOfItem } from './snapshot-bundles.ts';
import type { ProductRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';
import { countEntities } from './response-budget.ts';
import { itemUid, partUid } from './uids.ts';

const specOf = ({ product }: ProductFacts) => product.composition?.bundle;

const ownPriceOf = ({ product, context }: ProductFacts) => product.ownPrices?.[context.currency]?.cheapest;

/** Price of one of a selection, or its percentage of the bundle's price; null if hidden. */
const amountOf = (facts: ProductFacts, { price }: BundleSelection, child: ProductRecord) => {
  const { currency } = facts.context;
  if (facts.product.hidesPriceFrom.includes(groupOf(facts))) return { price: null, price_type: 'FIXED' as const };
  if (price?.kind === 'percent') return { price: price.percent, price_type: 'PERCENT' as const };
  const amount = price ? (price.amounts[currency] ?? 0) : child.prices[currency]?.cheapest.final;
  return { price: amount === undefined ? null : toMajor(amount, currency), price_type: 'FIXED' as const };
};

const selectionOf = (facts: ProductFacts, item: BundleItem, selection: BundleSelection, position: number) => {
  const child = facts.catalog.product(selection.productId);
  if (!child?.isEnabled) return [];
  return [
    {
      id: selection.id,
      uid: partUid(item.id, selection.id, selection.quantity),
      label: inView(child.texts, facts.context.storeView.id).name,
      position,
      qty: selection.quantity,
      quantity: selection.quantity,
      is_default: selection.isDefault,
      can_change_quantity: selection.canChangeQuantity,
      ...amountOf(facts, selection, child),
      product: productModel(child),
    },
  ];
};

const itemsOf = (facts: ProductFacts) =>
  countEntities(facts.context, specOf(facts)?.items ?? []).map((item, position) => {
    const { catalog, context, product } = facts;
    const own = specOf(facts)?.isPriceDynamic ? { regular: 0, final: 0 } : ownPriceOf(facts);
    const range = rangeOfItem(item, { get: (id) => catalog.product(id) }, context.currency, own);
    return {
      option_id: item.id,
      uid: itemUid(item.id),
      title: titleIn(item.titles, context.storeView.id),
      required: item.isRequired,
      type: item.kind,
      position,
      sku: product.sku,
      options: countEntities(context, item.selections).flatMap((selection, index) =>
        selectionOf(facts, item, selection, index),
      ),
      price_range: priceRangeOf(
        { ...product, prices: range ? { [context.currency]: range } : {} },
        context.currency,
        groupOf(facts),
      ),
    };
  });

/** GraphQL fields of bundles. */
export const bundleFields = {
  dynamic_price: ofProduct((facts) => specOf(facts)?.isPriceDynamic ?? false),
  dynamic_sku: () => false,
  dynamic_weight: ofProduct((facts) => specOf(facts)?.isWeightDynamic ?? false),
  price_view: ofProduct((facts) => specOf(facts)?.priceView ?? 'PRICE_RANGE'),
  ship_bundle_items: () => 'TOGETHER' as const,
  price_details: ofProduct((facts) => {
    if (facts.product.hidesPriceFrom.includes(groupOf(facts))) return null;
    const own = ownPriceOf(facts) ?? { regular: 0, final: 0 };
    return {
      main_price: toMajor(own.regular, facts.context.currency),
      main_final_price: toMajor(own.final, facts.context.currency),
      discount_percentage: reductionOf(own, facts.context.currency).percent_off ?? 0,
    };
  }),
  items: ofProduct(itemsOf),
};
