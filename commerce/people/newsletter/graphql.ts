import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { subscribeToNewsletter } from './service.ts';

export const resolvers = {
  Mutation: {
    subscribeEmailToNewsletter: async (_parent, { email }, context) => ({
      status: await subscribeToNewsletter(context, email),
    }),
    subscribeToNewsletter: async (_parent, { email, consent }, context) => ({
      status: await subscribeToNewsletter(context, email, consent),
    }),
  },
} satisfies Resolvers;
