import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { newsletterOffer, subscribeToNewsletter } from './service.ts';

export const resolvers = {
  StoreConfig: {
    newsletter_offer: async (_parent, _args, context) => {
      const offer = await newsletterOffer(context);
      return offer ? { label: offer.labels[context.storeView.language], valid_days: offer.validDays } : null;
    },
  },
  Mutation: {
    subscribeEmailToNewsletter: async (_parent, { email }, context) => ({
      status: await subscribeToNewsletter(context, email),
    }),
    subscribeToNewsletter: async (_parent, { email, consent }, context) => ({
      status: await subscribeToNewsletter(context, email, consent),
    }),
  },
} satisfies Resolvers;
