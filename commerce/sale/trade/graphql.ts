import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { creditOnWire } from './credit-wire.ts';
import { applyForTrade, ownCredit, sendCertificate, tradeAccount } from './service.ts';
import { tradeAccountOnWire } from './wire.ts';

const creditNow = async (context: CommerceContext) => {
  const credit = await ownCredit(context);
  return credit && creditOnWire(credit);
};

export const resolvers = {
  Company: { credit: (_company, _args, context) => creditNow(context) },
  Query: {
    customerCredit: (_parent, _args, context) => creditNow(context),
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
