import { pricePerArea } from '#contract/area-price.ts';
import type { Attributes } from './attributes.ts';
import { numberOf } from './attributes.ts';
import type { Price } from './price.ts';

/** Price and coverage of the cheapest variant by area. */
export type AreaPrice = { priceMinor: number; coverageSqFt: number };

export type AreaOffer = {
  areaPrice?: AreaPrice;
  /** True if other variants cost more by area. */
  isAreaFrom: boolean;
};

export type Priced = { price: Price | undefined; attributes: Attributes };

/** Finds a product's price by area among all of its offers. */
export const cheapestByArea = (candidates: readonly Priced[]): AreaOffer => {
  const areas = candidates.flatMap(({ price, attributes }) => {
    const coverageSqFt = numberOf(attributes, 'coverage_sq_ft');
    const perSqFt = price && coverageSqFt ? pricePerArea(price.finalMinor, 'sqft', coverageSqFt) : undefined;
    return price && coverageSqFt && perSqFt !== undefined
      ? [{ perSqFt, areaPrice: { priceMinor: price.finalMinor, coverageSqFt } }]
      : [];
  });
  const [cheapest, ...others] = areas.sort((a, b) => a.perSqFt - b.perSqFt);
  return {
    ...(cheapest && { areaPrice: cheapest.areaPrice }),
    isAreaFrom: others.some(({ perSqFt }) => perSqFt !== cheapest?.perSqFt),
  };
};
