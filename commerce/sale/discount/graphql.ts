import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { newsletterOffer } from './newsletter-offer.ts';

export const resolvers = {
  StoreConfig: {
    newsletter_offer: async (_parent, _args, context) => {
      const offer = await newsletterOffer(context);
      return offer ? { label: offer.labels[context.storeView.language], valid_days: offer.validDays } : null;
    },
  },
} satisfies Resolvers;
