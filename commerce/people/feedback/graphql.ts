import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { ownFeedback, submitFeedback } from './service.ts';

export const resolvers = {
  Query: {
    customerFeedback: async (_parent, _args, context) =>
      (await ownFeedback(context)).map(({ sentAt, ...feedback }) => ({ ...feedback, sent_at: timestamp(sentAt) })),
  },
  Mutation: {
    submitFeedback: (_parent, { input }, context) => submitFeedback(context, input),
  },
} satisfies Resolvers;
