import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { rest } from './rest.ts';
import { searchQuery, type Search } from './search-criteria.ts';
import type { Order } from './orders/types.ts';

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

const unsupported = async (): Promise<never> => {
  throw new Error('The counter writes by the actions of each screen.');
};

const listOrders = async ({ filter, pagination, sort, signal }: GetListParams & { signal?: AbortSignal }) => {
  const query = searchQuery({
    groups: orderGroups(filter as Record<string, string>),
    page: pagination?.page ?? 1,
    perPage: pagination?.perPage ?? 25,
    sort: { field: sort?.field === 'id' ? 'entity_id' : (sort?.field ?? 'created_at'), order: sort?.order ?? 'DESC' },
  });
  const { items, total_count } = await rest<Listed>('GET', `/V1/orders?${query}`, { signal });
  return { data: items.map(withId), total: total_count };
};

const readOrder = async (id: unknown): Promise<Order> => withId(await rest<Order>('GET', `/V1/orders/${String(id)}`));

/**
 * Reads lists and records. The screens send changes as separate requests, because orders are not edited field by field.
 */
export const dataProvider: DataProvider = {
  getList: async <R extends RaRecord>(resource: string, params: GetListParams & { signal?: AbortSignal }) => {
    if (resource !== 'orders') return unsupported();
    const { data, total } = await listOrders(params);
    return { data: data as RaRecord[] as R[], total };
  },
  getOne: async <R extends RaRecord>(_resource: string, { id }: { id: unknown }) => ({
    data: (await readOrder(id)) as RaRecord as R,
  }),
  getMany: async <R extends RaRecord>(_resource: string, { ids }: { ids: unknown[] }) => ({
    data: (await Promise.all(ids.map(readOrder))) as RaRecord[] as R[],
  }),
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
};
