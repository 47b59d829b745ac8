import { rest } from '../rest.ts';
import type { ResourceData } from '../resource-data.ts';
import { searchQuery } from '../search-criteria.ts';
import type { StaffSlab } from './types.ts';

type Listed = { items: readonly Omit<StaffSlab, 'id'>[]; total_count: number };

export const slabPath = (sku: unknown): string => `/V1/slabs/${encodeURIComponent(String(sku))}`;

const withId = (slab: Omit<StaffSlab, 'id'>): StaffSlab => ({ ...slab, id: slab.sku });

export const readSlab = async (sku: string): Promise<StaffSlab> =>
  withId(await rest<Omit<StaffSlab, 'id'>>('GET', slabPath(sku)));

export const slabsData: ResourceData<StaffSlab> = {
  list: async ({ filter: { q, state }, page, perPage, sort, signal }) => {
    const search = q?.trim();
    const query = searchQuery({
      groups: [...(search ? [[['search', search] as const]] : []), ...(state ? [[['state', state] as const]] : [])],
      page,
      perPage,
      sort: { field: 'sku', order: sort?.order ?? 'ASC' },
    });
    const { items, total_count } = await rest<Listed>('GET', `/V1/slabs?${query}`, { signal });
    return { data: items.map(withId), total: total_count };
  },
  one: (id) => readSlab(String(id)),
};
