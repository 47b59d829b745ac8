import type { Decimal } from './decimal.ts';
import { decimalOf, divideRound, divideUp, multiply, toNumber } from './decimal.ts';

export type AreaUnit = 'sqft' | 'm2';

/** Square metres of one square foot, exact by definition of the foot. */
const M2_PER_SQ_FT: Decimal = { digits: 9_290_304n, scale: 8 };
const PERCENT: Decimal = { digits: 100n, scale: 0 };
const MOST_BOXES = 99_999n;

const inUnit = (areaSqFt: Decimal, unit: AreaUnit): Decimal => (unit === 'm2' ? multiply(areaSqFt, M2_PER_SQ_FT) : areaSqFt);

/**
 * Whole selling units for an area: ceil(area × (1 + waste) / coverage), without rounding on the way.
 * `area` is in `unit`, coverage in square feet of one selling unit. 0 for no area; undefined for a coverage of 0 or an area no truck carries.
 */
export const boxesFor = (area: Decimal, unit: AreaUnit, wastePercent: number, coverageSqFt: number): number | undefined => {
  const coverage = decimalOf(coverageSqFt);
  const waste = decimalOf(100 + wastePercent);
  if (!coverage || !waste || coverage.digits === 0n) return undefined;
  const boxes = divideUp(multiply(area, waste), multiply(inUnit(coverage, unit), PERCENT));
  return boxes > MOST_BOXES ? undefined : Number(boxes);
};

/** Area that whole selling units cover, in the unit asked for. */
export const coveredArea = (boxes: number, unit: AreaUnit, coverageSqFt: number): number => {
  const coverage = decimalOf(coverageSqFt);
  const count = decimalOf(boxes);
  return coverage && count ? toNumber(inUnit(multiply(count, coverage), unit)) : 0;
};

/** The same area in the other unit. */
export const convertArea = (area: number, from: AreaUnit, to: AreaUnit): number => {
  if (from === to) return area;
  const m2PerSqFt = toNumber(M2_PER_SQ_FT);
  return to === 'm2' ? area * m2PerSqFt : area / m2PerSqFt;
};

/** Price of one square foot or square metre, in minor units, rounded half up. Undefined without a coverage. */
export const pricePerArea = (priceMinor: number, unit: AreaUnit, coverageSqFt: number): number | undefined => {
  const coverage = decimalOf(coverageSqFt);
  const price = decimalOf(priceMinor);
  if (!coverage || !price || coverage.digits === 0n) return undefined;
  return Number(divideRound(price, inUnit(coverage, unit)));
};
