import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { lookUpOrders } from './service.ts';

export const resolvers = {
  Query: {
    getOrderItemsByOrderNumber: (_parent, { ordersNumbers }, context) => lookUpOrders(context, ordersNumbers),
  },
} satisfies Resolvers;
