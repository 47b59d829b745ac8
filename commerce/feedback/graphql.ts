import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { submitFeedback } from './service.ts';

export const resolvers = {
  Mutation: {
    submitFeedback: (_parent, { input }, context) => submitFeedback(context, input),
  },
} satisfies Resolvers;
