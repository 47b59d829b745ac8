import type { ListRequest, ResourceData } from '../resource-data.ts';
import { rest } from '../rest.ts';
import { searchQuery, type Search } from '../search-criteria.ts';
import { productPath, type Product } from './types.ts';

type Listed = { items: readonly Product[]; total_count: number };

/** List filters with a condition on one field. */
export const PRODUCT_STATES = {
  published: ['status', '1'],
  hidden: ['status', '2'],
  no_picture: ['has_picture', '0'],
  out_of_stock: ['is_available', '0'],
} as const;

type State = keyof typeof PRODUCT_STATES;

const isState = (text: string): text is State => Object.hasOwn(PRODUCT_STATES, text);

/** Variants have visibility 1. They are listed with their product, so the list shows them only for a search. */
const NOT_VARIANT = [['visibility', '1', 'neq']] as const;

const productGroups = ({ q, state, type, category }: Record<string, string | undefined>): Search['groups'] => [
  ...(q?.trim() ? [[['search', q.trim()] as const]] : [NOT_VARIANT]),
  ...(state && isState(state) ? [[PRODUCT_STATES[state]]] : []),
  ...(type ? [[['type_id', type] as const]] : []),
  ...(category ? [[['category_id', category] as const]] : []),
];

const withId = (product: Product): Product => ({ ...product, id: product.sku });

const listProducts = async ({ filter, page, perPage, sort, signal }: ListRequest) => {
  const query = searchQuery({
    groups: productGroups(filter),
    page,
    perPage,
    sort: { field: sort?.field === 'sku' ? 'sku' : 'entity_id', order: sort?.order ?? 'DESC' },
  });
  const { items, total_count } = await rest<Listed>('GET', `/V1/products?${query}`, { signal });
  return { data: items.map(withId), total: total_count };
};

export const productsData: ResourceData<Product> = {
  list: listProducts,
  one: async (id) => withId(await rest<Product>('GET', productPath(String(id)))),
};
