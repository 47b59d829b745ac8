import { rest } from '../rest.ts';
import type { ListRequest, ResourceData } from '../resource-data.ts';
import { searchQuery, type Search } from '../search-criteria.ts';
import type { Customer } from './types.ts';

type Listed = { items: Customer[]; total_count: number };

const groupsOf = ({ q, group_id, is_blocked }: Record<string, string | undefined>): Search['groups'] => [
  ...(q?.trim() ? [[['search', q.trim()] as const]] : []),
  ...(group_id ? [[['group_id', group_id] as const]] : []),
  ...(is_blocked ? [[['is_blocked', is_blocked] as const]] : []),
];

const listCustomers = async ({ filter, page, perPage, sort, signal }: ListRequest) => {
  const query = searchQuery({
    groups: groupsOf(filter),
    page,
    perPage,
    sort: { field: sort?.field ?? 'created_at', order: sort?.order ?? 'DESC' },
  });
  const { items, total_count } = await rest<Listed>('GET', `/V1/customers/search?${query}`, { signal });
  return { data: items, total: total_count };
};

export const customersData: ResourceData<Customer> = {
  list: listCustomers,
  one: (id) => rest<Customer>('GET', `/V1/customers/${encodeURIComponent(String(id))}`),
};
