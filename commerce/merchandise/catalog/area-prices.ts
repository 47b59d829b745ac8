import type { AreaUnit } from '#contract/area-price.ts';
import { pricePerArea } from '#contract/area-price.ts';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { ProductRecord } from './snapshot-types.ts';

/** By unit, in minor units, rounded for display; -1 for products not sold by area. */
export type AreaPrices = Readonly<Record<AreaUnit, Int32Array>>;

const coverageOf = ({ values }: ProductRecord, coverage: Attribute | undefined): number => {
  const value = Number(values.find(({ attributeId }) => attributeId === coverage?.id)?.value);
  return Number.isFinite(value) && value > 0 ? value : 0;
};

const inUnit = (
  rows: readonly ProductRecord[],
  coverage: Attribute | undefined,
  currency: CurrencyCode,
  unit: AreaUnit,
): Int32Array =>
  Int32Array.from(rows, (row) => {
    const price = row.prices[currency]?.cheapest.final;
    return price === undefined ? -1 : (pricePerArea(price, unit, coverageOf(row, coverage)) ?? -1);
  });

/** Prices per square foot and square metre of products or variants. */
export const areaPricesOf = (
  rows: readonly ProductRecord[],
  coverage: Attribute | undefined,
  currency: CurrencyCode,
): AreaPrices => ({
  sqft: inUnit(rows, coverage, currency, 'sqft'),
  m2: inUnit(rows, coverage, currency, 'm2'),
});

/** The lowest price of each product; its rows are those from `offsets[n]` up to `offsets[n + 1]`. */
const cheapest = (prices: Int32Array, offsets: Int32Array): Int32Array =>
  Int32Array.from({ length: offsets.length - 1 }, (_, position) => {
    const sold = prices.subarray(offsets[position], offsets[position + 1]).filter((price) => price >= 0);
    return sold.length > 0 ? Math.min(...sold) : -1;
  });

export const cheapestOf = ({ sqft, m2 }: AreaPrices, offsets: Int32Array): AreaPrices => ({
  sqft: cheapest(sqft, offsets),
  m2: cheapest(m2, offsets),
});
