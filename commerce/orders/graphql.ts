import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { openProduct, productUrlKey } from '#commerce/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { pageInfo } from '#commerce/platform/paging.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { logRefusal } from '#commerce/platform/security-log.ts';
import { customerOrderOf } from './bought-wire.ts';
import { customerOrders } from './customer-orders.ts';
import { errorAsData } from './refusal.ts';
import { placedOrderOf } from './receipt-wire.ts';
import { orderCall, placedOrder, placeOrder } from './service.ts';
import type { OrderItemModel } from './types.ts';

/** The product of an order line as the catalogue has it today. */
const orderItem = {
  product: ({ productId }: OrderItemModel, _args: unknown, context: CommerceContext) => openProduct(context, productId),
  product_url_key: ({ productId }: OrderItemModel, _args: unknown, context: CommerceContext) =>
    productUrlKey(context, productId),
};

export const resolvers = {
  Customer: {
    orders: async (customer, args, context) => {
      const { orders, page, count } = await customerOrders(context, customer.id, args);
      return {
        items: orders.map((order) => customerOrderOf(order, context.storeView.language)),
        page_info: pageInfo(page),
        total_count: count,
      };
    },
  },
  OrderItem: orderItem,
  ConfigurableOrderItem: orderItem,
  Query: {
    placedOrder: async (_parent, { cart_id }, context) => {
      const receipt = await placedOrder(context, cart_id);
      return receipt && placedOrderOf(receipt, context.settings, context.storeView.language);
    },
  },
  Mutation: {
    placeOrder: async (_parent, { input }, context) => {
      context.noStore();
      const maskedId = input?.cart_id;
      if (!maskedId) throw new InputError('Required parameter "cart_id" is missing');
      try {
        const { number } = await placeOrder(context, orderCall(context, maskedId, 'placeOrder', maskedId));
        return { order: { order_number: number, order_id: number }, errors: [] };
      } catch (error) {
        logRefusal(context, error);
        return errorAsData(error);
      }
    },
  },
} satisfies Resolvers;
