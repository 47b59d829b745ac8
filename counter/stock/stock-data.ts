import { rest } from '../rest.ts';
import type { ResourceData } from '../resource-data.ts';
import { searchQuery } from '../search-criteria.ts';
import type { StockDetail, StockItem } from './types.ts';

type Listed = { items: readonly Omit<StockItem, 'id'>[]; total_count: number };

export const stockPath = (sku: unknown): string => `/V1/stock/${encodeURIComponent(String(sku))}`;

const withId = <T extends { sku: string }>(item: T): T & { id: string } => ({ ...item, id: item.sku });

/** A product by SKU or barcode. */
export const readStock = async (code: string): Promise<StockDetail> =>
  withId(await rest<Omit<StockDetail, 'id'>>('GET', stockPath(code)));

export const listStock = async (
  { q, low }: Record<string, unknown>,
  page: { page: number; perPage: number; isDescending?: boolean; signal?: AbortSignal | undefined },
): Promise<{ data: StockItem[]; total: number }> => {
  const search = typeof q === 'string' ? q.trim() : '';
  const query = searchQuery({
    groups: [...(search ? [[['search', search] as const]] : []), ...(low ? [[['is_below_line', '1'] as const]] : [])],
    page: page.page,
    perPage: page.perPage,
    sort: { field: 'sku', order: page.isDescending ? 'DESC' : 'ASC' },
  });
  const { items, total_count } = await rest<Listed>('GET', `/V1/stock?${query}`, { signal: page.signal });
  return { data: items.map(withId), total: total_count };
};

export const stockData: ResourceData<StockItem> = {
  list: ({ filter, page, perPage, sort, signal }) =>
    listStock(filter, { page, perPage, isDescending: sort?.order === 'DESC', signal }),
  one: (id) => readStock(String(id)),
};
