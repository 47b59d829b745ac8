import type { AreaUnit } from '#contract/area-price.ts';
import { AREA_PRICE_FILTER } from '#contract/area-price.ts';
import { convertArea } from '#contract/coverage.ts';
import { OPEN_BOUND, RANGE_SEPARATOR } from './ranges.ts';
import type { ActiveFilters } from './filter-state.ts';
import { withOptions } from './filter-state.ts';

/** Unit for comparing prices: an area, or one item. */
export type PriceBasis = AreaUnit | 'each';

const BASES: Readonly<Record<string, PriceBasis>> = {
  [AREA_PRICE_FILTER.sqft]: 'sqft',
  [AREA_PRICE_FILTER.m2]: 'm2',
  price: 'each',
};

/** The price basis of a filter; undefined for other filters. */
export const priceBasisOf = (code: string): PriceBasis | undefined => BASES[code];

/** Converts a price bound between units: a square metre costs more in proportion to its area. */
const convertBound = (bound: string, from: AreaUnit, to: AreaUnit): string =>
  bound === OPEN_BOUND || bound === '' ? OPEN_BOUND : String(Number(convertArea(Number(bound), to, from).toFixed(2)));

/** Converts the filter on price by area to the shopper's unit. */
export const inAreaUnit = (filters: ActiveFilters, unit: AreaUnit): ActiveFilters => {
  const other = unit === 'm2' ? 'sqft' : 'm2';
  const chosen = filters.get(AREA_PRICE_FILTER[other]);
  if (!chosen) return filters;
  const options = chosen.map(({ value }) => {
    const bounds = value
      .split(RANGE_SEPARATOR)
      .map((bound) => convertBound(bound, other, unit))
      .join(RANGE_SEPARATOR);
    return { title: bounds, value: bounds };
  });
  return withOptions(withOptions(filters, AREA_PRICE_FILTER[other], []), AREA_PRICE_FILTER[unit], options);
};

/** Replaces all price ranges by one, or none. */
export const withPriceRange = (
  filters: ActiveFilters,
  code: string,
  range: { title: string; value: string } | undefined,
): ActiveFilters =>
  withOptions(
    Object.keys(BASES).reduce((left, each) => withOptions(left, each, []), filters),
    code,
    range ? [range] : [],
  );

/** Keeps only one price facet, matching what cards show: by area in the shopper's unit, where the list offers it. */
export const withOnePrice = <F extends { code: string }>(facets: readonly F[], unit: AreaUnit): readonly F[] => {
  const shown = facets.some(({ code }) => code === AREA_PRICE_FILTER[unit]) ? AREA_PRICE_FILTER[unit] : 'price';
  return facets.filter(({ code }) => priceBasisOf(code) === undefined || code === shown);
};
