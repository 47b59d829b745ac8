import { ordinaryGroup } from '#contract/customer-groups.ts';
import { toMajor } from '#contract/money.ts';
import type { PriceRange, ProductDiscount, ProductPrice, TierPrice } from '#contract/generated/schema-types.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { FEW_LEFT } from './stock-rules.ts';
import type { MediaRecord, ProductRecord } from './snapshot-types.ts';
import { tiersOf } from './tier-rules.ts';
import { isBoughtAsSuch } from './types.ts';
import type { PriceMinor } from './types.ts';

/** A hidden price has a currency, because clients format it before they check the value. */
const hidden = (currency: CurrencyCode): ProductPrice => ({
  regular_price: { value: null, currency },
  final_price: { value: null, currency },
  discount: { amount_off: null, percent_off: null },
  fixed_product_taxes: [],
});

const roundTo2 = (value: number): number => Math.round(value * 100) / 100;

/** The discount of a price. */
export const reductionOf = ({ regular, final }: PriceMinor, currency: CurrencyCode): ProductDiscount => ({
  amount_off: toMajor(regular - final, currency),
  percent_off: regular > 0 ? roundTo2(((regular - final) * 100) / regular) : 0,
});

const priceOf = ({ regular, final }: PriceMinor, currency: CurrencyCode): ProductPrice => ({
  fixed_product_taxes: [],
  regular_price: moneyOf(regular, currency),
  final_price: moneyOf(final, currency),
  discount: reductionOf({ regular, final }, currency),
});

type Offer = { cheapest: PriceMinor; dearest: PriceMinor };
type Priced = Pick<ProductRecord, 'prices' | 'tiers' | 'type'> & Partial<Pick<ProductRecord, 'variants'>>;

/** The lowest and highest price of one unit for a group. */
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

/** Products made of other products have no tier prices of their own. */
const hasTiers = ({ type }: Pick<ProductRecord, 'type'>): boolean => isBoughtAsSuch(type) && type !== 'bundle';

/** Tier prices of the caller's group; none if the price is hidden from it. */
export const tiersFor = (product: ProductRecord, currency: CurrencyCode, group: number): TierPrice[] => {
  const offer = product.prices[currency]?.cheapest;
  if (!product.tiers || !offer || !hasTiers(product) || product.hidesPriceFrom.includes(group)) return [];
  const { price, tiers } = tiersOf(product.tiers, offer, { currency, groupId: group });
  return tiers.map(({ quantity, final }) => ({
    quantity,
    final_price: moneyOf(final, currency),
    discount: reductionOf({ regular: price.regular, final }, currency),
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

/** The ordinary reduced price in major units, or null. A group's own price is in the price range only, as in Magento. */
export const specialPriceOf = (product: ProductRecord, currency: CurrencyCode, group: number): number | null => {
  const { hidesPriceFrom, type } = product;
  const offer = offerFor(product, currency, ordinaryGroup(group))?.cheapest;
  return isBoughtAsSuch(type) && offer && !hidesPriceFrom.includes(group) && offer.final < offer.regular
    ? toMajor(offer.final, currency)
    : null;
};

/** Start or end of the special price for a caller who sees it; the end is exclusive. */
export const specialDayOf = (
  product: ProductRecord,
  currency: CurrencyCode,
  group: number,
  end: 'from' | 'to',
): Date | null =>
  specialPriceOf(product, currency, group) === null ? null : (product.specialDays?.[currency]?.[end] ?? null);

/** Returns whether the product can be ordered, including as a backorder (Magento's stock status). */
export const isSellable = ({ available, isLater }: Pick<ProductRecord, 'available' | 'isLater'>): boolean =>
  available > 0 || isLater === true;

/** Remaining units of a buyable product if they are few or none; otherwise null. */
export const fewLeft = ({ type, available, isLater, shownUpTo = FEW_LEFT }: ProductRecord): number | null => {
  if (isBoughtAsSuch(type)) return available <= shownUpTo ? Math.max(0, available) : null;
  // Without it, clients would take a configurable product that is only made to order for one in stock.
  return isLater && available <= 0 ? 0 : null;
};

/** Pictures of a product; a variant without pictures has its parent's. */
export const mediaOf = (product: ProductRecord): readonly MediaRecord[] =>
  product.media.length ? product.media : (product.parent?.media ?? []);

/** The picture with a role, else the first one. */
export const pictureFor = (product: ProductRecord, role: string): MediaRecord | undefined => {
  const media = mediaOf(product);
  return media.find(({ roles }) => roles.includes(role)) ?? media[0];
};
