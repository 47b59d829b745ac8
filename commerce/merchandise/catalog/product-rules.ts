import { toMajor } from '#contract/money.ts';
import type { PriceRange, ProductDiscount, ProductPrice, TierPrice } from '#contract/generated/schema-types.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { LOW_STOCK } from './stock-rules.ts';
import type { MediaRecord, ProductRecord } from './snapshot-types.ts';
import { tiersOf } from './tier-rules.ts';
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

type Offer = { cheapest: PriceMinor; dearest: PriceMinor };
type Priced = Pick<ProductRecord, 'prices' | 'tiers' | 'type'> & Partial<Pick<ProductRecord, 'variants'>>;

/** The cheapest and the dearest that a group pays for one. */
const offerFor = (product: Priced, currency: CurrencyCode, group: number): Offer | undefined => {
  const { prices, tiers, variants = [] } = product;
  const offer = prices[currency];
  if (!offer) return undefined;
  if (variants.some((variant) => variant.tiers)) {
    const offers = variants
      .flatMap((variant) => offerFor(variant, currency, group)?.cheapest ?? [])
      .toSorted((one, other) => one.final - other.final);
    return { cheapest: offers[0]!, dearest: offers.at(-1)! };
  }
  if (!tiers || !hasTiers(product)) return offer;
  const { price } = tiersOf(tiers, offer.cheapest, { currency, groupId: group });
  const added = offer.dearest.final - offer.cheapest.final;
  return { cheapest: price, dearest: { regular: price.regular + added, final: price.final + added } };
};

/** Products that are made up of others cost what those do. */
const hasTiers = ({ type }: Pick<ProductRecord, 'type'>): boolean => isBoughtAsSuch(type) && type !== 'bundle';

/** What the caller's group pays from which quantity on; nothing of a price that is hidden from it. */
export const tiersFor = (product: ProductRecord, currency: CurrencyCode, group: number): TierPrice[] => {
  const offer = product.prices[currency]?.cheapest;
  if (!product.tiers || !offer || !hasTiers(product) || product.hidesPriceFrom.includes(group)) return [];
  const { price, tiers } = tiersOf(product.tiers, offer, { currency, groupId: group });
  return tiers.map(({ quantity, final }) => ({
    quantity,
    final_price: moneyOf(final, currency),
    discount: reductionOf({ regular: price.regular, final }),
  }));
};

/** Prices visible to the caller's group: a hidden or missing price is null. */
export const priceRangeOf = (
  product: Priced & Pick<ProductRecord, 'hidesPriceFrom'>,
  currency: CurrencyCode,
  group: number,
): PriceRange => {
  const { hidesPriceFrom } = product;
  const offer = offerFor(product, currency, group);
  if (!offer || hidesPriceFrom.includes(group))
    return { minimum_price: hidden(currency), maximum_price: hidden(currency) };
  return { minimum_price: priceOf(offer.cheapest, currency), maximum_price: priceOf(offer.dearest, currency) };
};

/** The reduced price in major units, or null. */
export const specialPriceOf = (product: ProductRecord, currency: CurrencyCode, group: number): number | null => {
  const { hidesPriceFrom, type } = product;
  const offer = offerFor(product, currency, group)?.cheapest;
  return isBoughtAsSuch(type) && offer && !hidesPriceFrom.includes(group) && offer.final < offer.regular
    ? toMajor(offer.final)
    : null;
};

/** When the reduced price began or ends, for whoever sees it; an end is the moment at which it is over. */
export const specialDayOf = (
  product: ProductRecord,
  currency: CurrencyCode,
  group: number,
  end: 'from' | 'to',
): Date | null =>
  specialPriceOf(product, currency, group) === null ? null : (product.specialDays?.[currency]?.[end] ?? null);

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
