import { toMajor } from '#contract/money.ts';
import type { PriceRange, ProductDiscount, ProductPrice } from '#contract/generated/schema-types.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { CurrencyCode } from '#commerce/stores/types.ts';
import { LOW_STOCK } from './stock-rules.ts';
import type { MediaRecord, ProductRecord } from './snapshot-types.ts';
import { isBoughtAsSuch } from './types.ts';
import type { PriceMinor } from './types.ts';

/** Clients format the amount in its currency before they look whether there is one. */
const hidden = (currency: CurrencyCode): ProductPrice => ({
  regular_price: { value: null, currency },
  final_price: { value: null, currency },
  discount: { amount_off: null, percent_off: null },
  fixed_product_taxes: [],
});

const roundTo2 = (value: number): number => Math.round(value * 100) / 100;

/** What a price is reduced by. */
export const reductionOf = ({ regular, final }: PriceMinor): ProductDiscount => ({
  amount_off: toMajor(regular - final),
  percent_off: regular > 0 ? roundTo2(((regular - final) * 100) / regular) : 0,
});

const priceOf = ({ regular, final }: PriceMinor, currency: CurrencyCode): ProductPrice => ({
  fixed_product_taxes: [],
  regular_price: moneyOf(regular, currency),
  final_price: moneyOf(final, currency),
  discount: reductionOf({ regular, final }),
});

/** Prices visible to the caller's group: a hidden or missing price is null. */
export const priceRangeOf = (
  { prices, hidesPriceFrom }: ProductRecord,
  currency: CurrencyCode,
  group: number,
): PriceRange => {
  const offer = prices[currency];
  if (!offer || hidesPriceFrom.includes(group))
    return { minimum_price: hidden(currency), maximum_price: hidden(currency) };
  return { minimum_price: priceOf(offer.cheapest, currency), maximum_price: priceOf(offer.dearest, currency) };
};

/** The reduced price in major units, or null. */
export const specialPriceOf = (
  { prices, hidesPriceFrom, type }: ProductRecord,
  currency: CurrencyCode,
  group: number,
): number | null => {
  const offer = prices[currency]?.cheapest;
  return isBoughtAsSuch(type) && offer && !hidesPriceFrom.includes(group) && offer.final < offer.regular
    ? toMajor(offer.final)
    : null;
};

/** Units left of a product that is bought as such when there are few, or none. */
export const fewLeft = ({ type, available }: ProductRecord): number | null =>
  isBoughtAsSuch(type) && available <= LOW_STOCK ? Math.max(0, available) : null;

/** Pictures of a product; of a variant without one, its parent's. */
export const mediaOf = (product: ProductRecord): readonly MediaRecord[] =>
  product.media.length ? product.media : (product.parent?.media ?? []);

/** The picture of a role, else the first. */
export const pictureFor = (product: ProductRecord, role: string): MediaRecord | undefined => {
  const media = mediaOf(product);
  return media.find(({ roles }) => roles.includes(role)) ?? media[0];
};
