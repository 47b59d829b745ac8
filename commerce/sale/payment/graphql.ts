import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { paidLaterConfig } from './paid-later-config.ts';
import { makeDefaultCard, removeCard, savedCards } from './vault/cards.ts';
import { detailsOf } from './vault/rules.ts';

const tokens = async (context: CommerceContext, areExpired = false) => ({
  items: (await savedCards(context, { areExpired })).map((card) => ({
    public_hash: card.publicHash,
    payment_method_code: card.method,
    type: 'card' as const,
    details: detailsOf(card),
  })),
});

export const resolvers = {
  StoreConfig: paidLaterConfig,
  Query: {
    customerPaymentTokens: (_parent, _input, context) => tokens(context),
    expiredPaymentTokens: (_parent, _input, context) => tokens(context, true),
    defaultPaymentToken: async (_parent, _input, context) =>
      (await savedCards(context)).find(({ isDefault }) => isDefault)?.publicHash ?? null,
  },
  Mutation: {
    deletePaymentToken: async (_parent, { public_hash: publicHash }, context) => {
      await removeCard(context, publicHash);
      return { result: true, customerPaymentTokens: await tokens(context) };
    },
    setDefaultPaymentToken: async (_parent, { public_hash: publicHash }, context) => {
      await makeDefaultCard(context, publicHash);
      return true;
    },
  },
} satisfies Resolvers;
