import { InputError } from '#commerce/platform/errors.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { pickupLocations } from './pickup-locations.ts';

const FILTERS = ['country_id', 'postcode', 'region', 'region_id', 'city', 'street', 'name', 'pickup_location_code'];

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `searchRequest[filters][city][value]=Laval` as `filters.city.value`. */
const partsOf = (query: URLSearchParams): ReadonlyMap<string, string> =>
  new Map(
    [...query].flatMap(([name, value]) => {
      const found = /^search_?request((?:\[\w+\])+)$/i.exec(name);
      return found?.[1] ? [[found[1].slice(1, -1).split('][').map(snake).join('.'), value] as const] : [];
    }),
  );

const numberAt = (parts: ReadonlyMap<string, string>, name: string, otherwise: number): number => {
  const given = parts.get(name);
  if (given === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(given))
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [given.slice(0, 20), name],
    });
  return Number(given);
};

/** Pickup locations, as in the REST API of Magento's in-store pickup. */
export const pickupRoute: RestRoute = {
  method: 'GET',
  path: '/V1/inventory/in-store-pickup/pickup-locations',
  handle: async (context, { query }) => {
    const parts = partsOf(query);
    const term = parts.get('area.search_term');
    const filters = Object.fromEntries(
      FILTERS.flatMap((name) => {
        const value = parts.get(`filters.${name}.value`);
        return value === undefined
          ? []
          : [[name, { [parts.get(`filters.${name}.condition_type`) === 'like' ? 'like' : 'eq']: value }]];
      }),
    );
    const skus = [...parts].flatMap(([name, sku]) => (/products_info\.\d+\.sku$/.test(name) ? [{ sku }] : []));
    const { items, total_count } = await pickupLocations(context, {
      area: term === undefined ? null : { search_term: term, radius: numberAt(parts, 'area.radius', 100) },
      filters,
      pageSize: numberAt(parts, 'page_size', 20),
      currentPage: numberAt(parts, 'current_page', 1),
      productsInfo: skus,
    });
    return { items, search_request: {}, total_count };
  },
};
