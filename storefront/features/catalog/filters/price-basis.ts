import type { AreaUnit } from '#contract/area-price.ts';
import { AREA_PRICE_FILTER } from '#contract/area-price.ts';
import { convertArea } from '#storefront/platform/coverage/coverage.ts';
import { OPEN_BOUND, RANGE_SEPARATOR } from './filter-input.ts';
import type { ActiveFilters } from './filter-state.ts';
import { withOptions } from './filter-state.ts';

/** What prices are compared by: a unit of area, or each thing as it is sold. */
export type PriceBasis = AreaUnit | 'each';

const BASES: Readonly<Record<string, PriceBasis>> = { [AREA_PRICE_FILTER.sqft]: 'sqft', [AREA_PRICE_FILTER.m2]: 'm2', price: 'each' };

/** What a filter compares prices by; undefined for one that is not about prices. */
export const priceBasisOf = (code: string): PriceBasis | undefined => BASES[code];

/** The same price of another unit: a square metre costs more than the feet in it by as much as it is larger. */
const convertBound = (bound: string, from: AreaUnit, to: AreaUnit): string =>
  bound === OPEN_BOUND || bound === '' ? OPEN_BOUND : String(Math.round(convertArea(Number(bound), to, from) * 100) / 100);

/** Filters with their price by area in the unit that is read. */
export const inAreaUnit = (filters: ActiveFilters, unit: AreaUnit): ActiveFilters => {
  const other = unit === 'm2' ? 'sqft' : 'm2';
  const chosen = filters.get(AREA_PRICE_FILTER[other]);
  if (!chosen) return filters;
  const options = chosen.map(({ value }) => {
    const bounds = value.split(RANGE_SEPARATOR).map((bound) => convertBound(bound, other, unit)).join(RANGE_SEPARATOR);
    return { title: bounds, value: bounds };
  });
  return withOptions(withOptions(filters, AREA_PRICE_FILTER[other], []), AREA_PRICE_FILTER[unit], options);
};

/** Filters with one price range, by whatever it compares, or none. */
export const withPriceRange = (filters: ActiveFilters, code: string, range: { title: string; value: string } | undefined): ActiveFilters =>
  withOptions(
    Object.keys(BASES).reduce((left, each) => withOptions(left, each, []), filters),
    code,
    range ? [range] : [],
  );

/** Of the filters by price the one that compares what cards show: by area in the unit that is read, where the list offers it. */
export const withOnePrice = <F extends { code: string }>(facets: readonly F[], unit: AreaUnit): readonly F[] => {
  const shown = facets.some(({ code }) => code === AREA_PRICE_FILTER[unit]) ? AREA_PRICE_FILTER[unit] : 'price';
  return facets.filter(({ code }) => priceBasisOf(code) === undefined || code === shown);
};
