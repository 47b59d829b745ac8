import type { ListRequest, ResourceData } from '../resource-data.ts';
import { rest } from '../rest.ts';
import { searchQuery } from '../search-criteria.ts';
import type { Coupon } from './types.ts';

type Listed = { items: readonly Coupon[]; total_count: number };

const withId = (rule: Coupon): Coupon => ({ ...rule, id: rule.rule_id });

const listCoupons = async ({ filter, page, perPage, signal }: ListRequest) => {
  const { q, state } = filter;
  const query = searchQuery({
    groups: [
      ...(q?.trim() ? [[['name', `%${q.trim()}%`, 'like'] as const]] : []),
      ...(state ? [[['is_active', state === 'active' ? '1' : '0'] as const]] : []),
    ],
    page,
    perPage,
    sort: { field: 'rule_id', order: 'DESC' },
  });
  const { items, total_count } = await rest<Listed>('GET', `/V1/salesRules/search?${query}`, { signal });
  return { data: items.map(withId), total: total_count };
};

export const couponsData: ResourceData<Coupon> = {
  list: listCoupons,
  one: async (id) => withId(await rest<Coupon>('GET', `/V1/salesRules/${encodeURIComponent(String(id))}`)),
};
