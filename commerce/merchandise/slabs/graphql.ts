import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { cancelHold, customersHolds, findHold, findSlabs, holdSlab } from './service.ts';
import { listStockroom } from './stockroom.ts';
import { holdOnWire, slabsOnWire, stockroomOnWire } from './wire.ts';

export const resolvers = {
  Query: {
    slabs: async (_parent, { sku }, context) => {
      const found = await findSlabs(context, sku);
      return found && slabsOnWire(found);
    },
    stockroom: async (_parent, { filter, pageSize, currentPage }, context) =>
      stockroomOnWire(context, await listStockroom(context, filter ?? {}, { pageSize, currentPage })),
    slabHold: async (_parent, { token }, context) => holdOnWire(context, await findHold(context, token)),
    customerSlabHolds: async (_parent, _args, context) =>
      Promise.all((await customersHolds(context)).map((hold) => holdOnWire(context, hold))),
  },
  Mutation: {
    holdSlab: async (_parent, { input }, context) => holdOnWire(context, await holdSlab(context, input)),
    cancelSlabHold: async (_parent, { token }, context) => holdOnWire(context, await cancelHold(context, token)),
  },
} satisfies Resolvers;
