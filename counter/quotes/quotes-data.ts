import { rest } from '../rest.ts';
import type { ListRequest, ResourceData } from '../resource-data.ts';
import { searchQuery } from '../search-criteria.ts';
import type { Quote } from './types.ts';

type Listed = { items: readonly Quote[]; total_count: number };

const withId = (quote: Quote): Quote => ({ ...quote, id: quote.number });

/** Quotes without a price come first, unless the person sorts the list. */
const listQuotes = async ({ filter: { q, state }, page, perPage, sort, signal }: ListRequest) => {
  const query = searchQuery({
    groups: [...(q?.trim() ? [[['search', q.trim()] as const]] : []), ...(state ? [[['state', state] as const]] : [])],
    page,
    perPage,
    sort: { field: sort?.field ?? 'is_waiting', order: sort?.order ?? 'DESC' },
  });
  const { items, total_count } = await rest<Listed>('GET', `/V1/priceQuotes?${query}`, { signal });
  return { data: items.map(withId), total: total_count };
};

export const quotesData: ResourceData<Quote> = {
  list: listQuotes,
  one: async (id) => withId(await rest<Quote>('GET', `/V1/priceQuotes/${encodeURIComponent(String(id))}`)),
};
