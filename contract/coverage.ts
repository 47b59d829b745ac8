import { inUnit, M2_PER_SQ_FT, type AreaUnit } from './area-price.ts';
import { decimalOf, multiply, toNumber } from './decimal.ts';

/** Area covered by whole selling units, in `unit`. */
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
