import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { applyForTrade, tradeAccount } from './service.ts';
import { tradeAccountOnWire } from './wire.ts';

export const resolvers = {
  Query: {
    customerTradeAccount: async (_parent, _args, context) => tradeAccountOnWire(await tradeAccount(context)),
  },
  Mutation: {
    applyForTrade: async (_parent, { input }, context) => tradeAccountOnWire(await applyForTrade(context, input)),
  },
} satisfies Resolvers;
