import { textIn } from '#contract/languages.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { newsletterOffer } from './newsletter-offer.ts';

export const resolvers = {
  StoreConfig: {
    newsletter_offer: async (_parent, _args, context) => {
      const offer = await newsletterOffer(context);
      return offer ? { label: textIn(offer.labels, context.storeView.language), valid_days: offer.validDays } : null;
    },
  },
} satisfies Resolvers;
