import type { ProductsRequest } from './lists.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { requiredField } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { criteriaOnWire, searchCriteria, type SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { adminProducts } from './admin/products.ts';
import { listProducts } from './lists.ts';
import { renderInfoOf } from './render-info.ts';
import { productPath } from './service.ts';
import { currentSnapshot } from './snapshot.ts';

/** Limits criteria to products with their own page. */
const shown = (criteria: SearchCriteria): SearchCriteria => ({
  ...criteria,
  groups: [
    ...criteria.groups,
    [{ field: 'status', value: '1', condition: 'eq' }],
    [{ field: 'visibility', value: '2,3,4', condition: 'in' }],
  ],
});

/** Magento numbers pages of its search from 0, and pages of other lists from 1. */
const withPageFromOne = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...query].map(([name, value]): [string, string] =>
      /^search_?criteria\[current_?page\]$/i.test(name) && /^\d{1,6}$/.test(value)
        ? [name, String(Number(value) + 1)]
        : [name, value],
    ),
  );

const searchRequest = ({ groups, pageSize, currentPage }: SearchCriteria): ProductsRequest => {
  const filters = groups.flat();
  const valueOf = (...fields: string[]): string | undefined =>
    filters.find(({ field }) => fields.includes(field))?.value;
  const term = valueOf('search_term')?.trim();
  if (!term) throw requiredField('search_term');
  const unknown = filters.find(
    ({ field }) =>
      !['search_term', 'category_ids', 'category_id', 'price.from', 'price.to', 'visibility'].includes(field),
  );
  if (unknown)
    throw new InputError('The list cannot be chosen or sorted by "%1".', { parameters: [unknown.field.slice(0, 60)] });
  const categories = valueOf('category_ids', 'category_id')?.split(',');
  const [from, to] = [valueOf('price.from'), valueOf('price.to')];
  return {
    search: term,
    filter: {
      ...(categories ? { category_id: { in: categories } } : {}),
      ...(from !== undefined || to !== undefined ? { price: { from: from ?? null, to: to ?? null } } : {}),
    },
    pageSize,
    currentPage,
  };
};

/** Catalogue routes without a token, for a custom storefront, as in Magento. */
export const routes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/V1/products-render-info',
    handle: async (context, { query }) => {
      const criteria = searchCriteria(query);
      const { products, total } = await adminProducts(context, shown(criteria));
      const { products: records } = await currentSnapshot(context);
      const items = [];
      for (const { id } of products) {
        const record = records.get(id);
        if (record) items.push(renderInfoOf(context, record, await productPath(context, id)));
      }
      return listed(items, total, criteria);
    },
  },
  {
    method: 'GET',
    path: '/V1/search',
    handle: async (context, { query }) => {
      const criteria = searchCriteria(withPageFromOne(query));
      const { ids, total } = await listProducts(context, searchRequest(criteria));
      return {
        items: ids.map((id, index) => ({
          id,
          custom_attributes: [{ attribute_code: 'score', value: String(ids.length - index) }],
        })),
        aggregations: { buckets: [], bucket_names: [] },
        search_criteria: {
          request_name: query.get('searchCriteria[requestName]') ?? 'quick_search_container',
          ...criteriaOnWire(criteria),
          current_page: criteria.currentPage - 1,
        },
        total_count: total,
      };
    },
  },
];
