import { pagedRecordVerbs } from '#commerce/platform/staff/records.ts';
import type { StaffModule } from '#commerce/platform/staff/types.ts';
import { findAnyOrder } from './bought-store.ts';
import { moneyByNumber } from './money-of.ts';
import { countFoundOrders, orderPages, searchOrders } from './service.ts';
import { orderDetails } from './staff-details.ts';
import { lifeVerbs } from './staff-life.ts';
import { SEARCH_OPTIONS, searchOf } from './staff-search.ts';

export const staff: StaffModule = {
  name: 'order',
  what: 'orders, and their way to the customer',
  verbs: {
    ...pagedRecordVerbs({
      what: 'orders',
      id: 'number',
      columns: ['number', 'placedAt', 'status', 'payment', 'total', 'currency', 'email'],
      options: SEARCH_OPTIONS,
      list: async (platform, first, options) => {
        const search = searchOf(options);
        const rows = await searchOrders(platform, search, { first });
        return { rows, total: Math.max(rows.length, await countFoundOrders(platform, search)) };
      },
      find: async (platform, number) => (await searchOrders(platform, { number }, { first: 1 }))[0],
      pages: orderPages,
      more: async ({ db }, { number }) => {
        const order = await findAnyOrder(db.kysely, number);
        if (!order) return {};
        const money = await moneyByNumber(db.kysely, [order]);
        return orderDetails(order, money.get(number)!);
      },
    }),
    ...lifeVerbs,
  },
};
