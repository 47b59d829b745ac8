import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { contactUs } from './service.ts';

export const resolvers = {
  Mutation: {
    contactUs: (_parent, { input }, context) => contactUs(context, input),
  },
} satisfies Resolvers;
