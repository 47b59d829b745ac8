import type { AreaUnit } from '#contract/area-price.ts';
import { pricePerArea } from '#contract/area-price.ts';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { ProductRecord } from './snapshot-types.ts';

/** By unit, in minor units, rounded for display; -1 for products not sold by area. */
export type AreaPrices = Readonly<Record<AreaUnit, number[]>>;

const coverageOf = ({ values }: ProductRecord, coverage: Attribute | undefined): number => {
  const value = Number(values.find(({ attributeId }) => attributeId === coverage?.id)?.value);
  return Number.isFinite(value) && value > 0 ? value : 0;
};

/** Price by area of a product or variant. */
export const areaPriceOf = (
  row: ProductRecord,
  coverage: Attribute | undefined,
  currency: CurrencyCode,
  unit: AreaUnit,
): number => {
  const price = row.prices[currency]?.cheapest.final;
  return price === undefined ? -1 : (pricePerArea(price, unit, coverageOf(row, coverage)) ?? -1);
};

/** Minimum of the non-negative prices, or -1. */
export const cheapestOf = (prices: readonly number[]): number => {
  const sold = prices.filter((price) => price >= 0);
  return sold.length > 0 ? Math.min(...sold) : -1;
};
