import type { CommerceContext } from '#commerce/platform/context.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { moneyByNumber } from '../money-of.ts';
import { orderOnWire } from './order-wire.ts';
import { extrasOfOrders } from './orders.ts';

/** Orders in the shape of Magento's REST API. */
export const shownOrders = async (context: CommerceContext, orders: readonly BoughtOrder[]) => {
  const money = await moneyByNumber(context.db.kysely, orders);
  const extras = await extrasOfOrders(context, orders);
  return orders.map((order) => orderOnWire(order, money.get(order.number)!, extras.get(order.number)!));
};
