import type { Decimal } from './decimal.ts';
import { decimalOf, divideRound, multiply } from './decimal.ts';

export type AreaUnit = 'sqft' | 'm2';

/** Square metres of one square foot, exact by definition of the foot. */
export const M2_PER_SQ_FT: Decimal = { digits: 9_290_304n, scale: 8 };

/** Converts an area in square feet to `unit`. */
export const inUnit = (areaSqFt: Decimal, unit: AreaUnit): Decimal =>
  unit === 'm2' ? multiply(areaSqFt, M2_PER_SQ_FT) : areaSqFt;

/** Price of one square foot or square metre, in minor units, rounded half up. Undefined without a coverage. */
export const pricePerArea = (priceMinor: number, unit: AreaUnit, coverageSqFt: number): number | undefined => {
  const coverage = decimalOf(coverageSqFt);
  const price = decimalOf(priceMinor);
  if (!coverage || !price || coverage.digits === 0n) return undefined;
  return Number(divideRound(price, inUnit(coverage, unit)));
};

/** The price filter for an area unit, for back ends that have one. */
export const AREA_PRICE_FILTER = { sqft: 'price_per_sq_ft', m2: 'price_per_m2' } as const satisfies Record<
  AreaUnit,
  string
>;
