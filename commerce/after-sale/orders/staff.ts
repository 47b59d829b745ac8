import { recordVerbs } from '#commerce/platform/staff/records.ts';
import type { StaffModule } from '#commerce/platform/staff/types.ts';
import { findAnyOrder } from './bought-store.ts';
import { moneyByNumber } from './money-of.ts';
import { listOrders } from './service.ts';
import { orderDetails } from './staff-details.ts';
import { lifeVerbs } from './staff-life.ts';

export const staff: StaffModule = {
  name: 'order',
  what: 'orders, and their way to the customer',
  verbs: {
    ...recordVerbs({
      what: 'orders',
      read: listOrders,
      id: 'number',
      columns: ['number', 'placedAt', 'status', 'payment', 'total', 'currency', 'email'],
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
