import { rest } from '../rest.ts';
import type { ListRequest, ResourceData } from '../resource-data.ts';
import { searchQuery, type Search } from '../search-criteria.ts';
import type { Order } from './types.ts';

type Listed = { items: readonly Order[]; total_count: number };

const orderGroups = ({ q, status, day }: Record<string, string | undefined>): Search['groups'] => [
  ...(q?.trim() ? [[['search', q.trim()] as const]] : []),
  ...(status ? [[['status', status, 'in'] as const]] : []),
  ...(day ? dayGroups(day) : []),
];

/** Filters for one day in the browser's time zone. Times of the API are in UTC. */
const dayGroups = (day: string): Search['groups'] => {
  const begin = new Date(`${day}T00:00:00`);
  const end = new Date(begin);
  end.setDate(end.getDate() + 1);
  const text = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
  return [[['created_at', text(begin), 'gteq']], [['created_at', text(end), 'lt']]];
};

const withId = (order: Order): Order => ({ ...order, id: order.entity_id });

const listOrders = async ({ filter, page, perPage, sort, signal }: ListRequest) => {
  const query = searchQuery({
    groups: orderGroups(filter),
    page,
    perPage,
    sort: { field: sort?.field === 'id' ? 'entity_id' : (sort?.field ?? 'created_at'), order: sort?.order ?? 'DESC' },
  });
  const { items, total_count } = await rest<Listed>('GET', `/V1/orders?${query}`, { signal });
  return { data: items.map(withId), total: total_count };
};

export const ordersData: ResourceData<Order> = {
  list: listOrders,
  one: async (id) => withId(await rest<Order>('GET', `/V1/orders/${encodeURIComponent(String(id))}`)),
};
