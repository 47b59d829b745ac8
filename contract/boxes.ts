import { inUnit, type AreaUnit } from './area-price.ts';
import { MAX_QUANTITY } from './cart-limits.ts';
import { decimalOf, divideUp, multiply, type Decimal } from './decimal.ts';

const PERCENT: Decimal = { digits: 100n, scale: 0 };

/** Waste percentages for cuts, by laying pattern. */
export const WASTE_PERCENTS = { straight: 10, offset: 12, diagonal: 15, none: 0 } as const;

/**
 * Whole selling units for an area: ceil(area × (1 + waste) / coverage), without intermediate rounding. `area` is in
 * `unit`, coverage in square feet per selling unit. 0 for no area; undefined for a coverage of 0 or more units than
 * a cart takes.
 */
export const boxesFor = (
  area: Decimal,
  unit: AreaUnit,
  wastePercent: number,
  coverageSqFt: number,
): number | undefined => {
  const coverage = decimalOf(coverageSqFt);
  const waste = decimalOf(100 + wastePercent);
  if (!coverage || !waste || coverage.digits === 0n) return undefined;
  const boxes = divideUp(multiply(area, waste), multiply(inUnit(coverage, unit), PERCENT));
  return boxes > BigInt(MAX_QUANTITY) ? undefined : Number(boxes);
};
