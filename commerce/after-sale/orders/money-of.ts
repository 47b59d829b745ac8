import { moneyOfOrders } from '#commerce/sale/payment/service.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { BoughtOrder } from './bought-types.ts';

/** Money of an order in minor units. */
export type MoneyOfOrder = { received: number; returned: number; due: number };

/** A canceled order has no due amount; credit memos reduce the due amount of other orders. */
const dueOf = ({ status, grandTotal, documents }: BoughtOrder, received: number, returned: number): number => {
  if (status === 'canceled') return 0;
  const memos = documents.filter(({ kind }) => kind === 'credit_memo');
  const credited = memos.reduce((sum, memo) => sum + memo.grandTotal, 0);
  return Math.max(0, grandTotal - credited - (received - returned));
};

/** The money of orders, by their numbers. */
export const moneyByNumber = async (
  db: Db,
  orders: readonly BoughtOrder[],
): Promise<ReadonlyMap<string, MoneyOfOrder>> => {
  const money = await moneyOfOrders(
    db,
    orders.map(({ id, paymentAttemptId }) => ({ orderId: id, attemptId: paymentAttemptId })),
  );
  return new Map(
    orders.map((order) => {
      const { received, returned } = money.get(order.id) ?? { received: 0, returned: 0 };
      return [order.number, { received, returned, due: dueOf(order, received, returned) }];
    }),
  );
};
