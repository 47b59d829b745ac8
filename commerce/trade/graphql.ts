import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { applyForTrade, sendCertificate, tradeAccount } from './service.ts';
import { tradeAccountOnWire } from './wire.ts';

export const resolvers = {
  Query: {
    customerTradeAccount: async (_parent, _args, context) =>
      tradeAccountOnWire(await tradeAccount(context), context.storeView.language),
  },
  Mutation: {
    applyForTrade: async (_parent, { input }, context) =>
      tradeAccountOnWire(await applyForTrade(context, input), context.storeView.language),
    sendTaxCertificate: async (_parent, { input }, context) => {
      await sendCertificate(context, input);
      return tradeAccountOnWire(await tradeAccount(context), context.storeView.language);
    },
  },
} satisfies Resolvers;
