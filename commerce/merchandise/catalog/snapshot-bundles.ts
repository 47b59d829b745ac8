import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { currenciesOf } from './currency-rules.ts';
import { isSingle } from './bundle-rules.ts';
import type { BundleItem, BundleSelection } from './bundle-types.ts';
import { extra } from './composition-rules.ts';
import type { ProductRecord } from './snapshot-types.ts';
import type { PriceMinor } from './types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Products = { get(id: number): ProductRecord | undefined };

/** Total price of a selection in a bundle; undefined if it is not sold, or not in the currency. */
export const priceOfSelection = (
  selection: BundleSelection,
  products: Products,
  currency: CurrencyCode,
  own: PriceMinor | undefined,
): PriceMinor | undefined => {
  const child = products.get(selection.productId);
  const offer = child?.isEnabled ? child.prices[currency]?.cheapest : undefined;
  const { price, quantity } = selection;
  if (!offer || (price && !own)) return undefined;
  const fixed = price && own ? extra(price, currency, own.final) : 0;
  const one = price ? { regular: fixed, final: fixed } : offer;
  return { regular: one.regular * quantity, final: one.final * quantity };
};

const NOTHING: PriceMinor = { regular: 0, final: 0 };

const plus = (one: PriceMinor, other: PriceMinor): PriceMinor => ({
  regular: one.regular + other.regular,
  final: one.final + other.final,
});

/** Minimum and maximum price of an item; undefined if it is required and nothing is available. */
export const rangeOfItem = (
  item: BundleItem,
  products: Products,
  currency: CurrencyCode,
  own: PriceMinor | undefined,
): { cheapest: PriceMinor; dearest: PriceMinor } | undefined => {
  const offers = item.selections
    .flatMap((selection) => priceOfSelection(selection, products, currency, own) ?? [])
    .sort((one, other) => one.final - other.final);
  const [least] = offers;
  if (!least) return item.isRequired ? undefined : { cheapest: NOTHING, dearest: NOTHING };
  return {
    cheapest: item.isRequired ? least : NOTHING,
    dearest: isSingle(item) ? offers.at(-1)! : offers.reduce(plus, NOTHING),
  };
};

const available = (item: BundleItem, products: Products): number =>
  Math.max(
    0,
    ...item.selections.map(({ productId, quantity }) => {
      const child = products.get(productId);
      return child?.isEnabled ? Math.floor(child.available / quantity) : 0;
    }),
  );

/** The cheapest selection of all: a bundle without selections cannot be bought, even if no item is required. */
const leastPart = (
  items: readonly BundleItem[],
  products: Products,
  currency: CurrencyCode,
  own: PriceMinor,
): PriceMinor =>
  items
    .flatMap(({ selections }) => selections.flatMap((one) => priceOfSelection(one, products, currency, own) ?? []))
    .toSorted((one, other) => one.final - other.final)[0] ?? NOTHING;

/** Sets a bundle's price range, and its stock by its required items. */
export const sumUpBundle = (product: Mutable<ProductRecord>, products: Products): void => {
  const spec = product.composition?.bundle;
  if (!spec) return;
  const children = spec.items.flatMap(({ selections }) =>
    selections.flatMap(({ productId }) => products.get(productId) ?? []),
  );
  product.hidesPriceFrom = [...new Set([product, ...children].flatMap(({ hidesPriceFrom }) => hidesPriceFrom))];
  const needed = spec.items.filter(({ isRequired }) => isRequired);
  const items = needed.length > 0 ? needed : spec.items;
  const counts = items.map((item) => available(item, products));
  product.available = needed.length > 0 ? Math.min(...counts) : Math.max(0, ...counts);
  const prices: Mutable<ProductRecord['prices']> = {};
  const priced = spec.isPriceDynamic ? children.map((child) => child.prices) : [product.prices];
  for (const currency of currenciesOf(priced)) {
    const own = spec.isPriceDynamic ? NOTHING : product.prices[currency]?.cheapest;
    const ranges = spec.items.map((item) => rangeOfItem(item, products, currency, own));
    if (!own || ranges.includes(undefined)) continue;
    const sum = (end: 'cheapest' | 'dearest') => ranges.reduce((total, range) => plus(total, range![end]), own);
    prices[currency] = {
      cheapest: needed.length > 0 ? sum('cheapest') : plus(own, leastPart(spec.items, products, currency, own)),
      dearest: sum('dearest'),
    };
  }
  product.ownPrices = spec.isPriceDynamic ? {} : product.prices;
  product.prices = prices;
};
