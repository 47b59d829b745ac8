import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { contactUs, ownMessages } from './service.ts';

export const resolvers = {
  Query: {
    customerMessages: async (_parent, _args, context) =>
      (await ownMessages(context)).map((message) => ({
        sent_at: timestamp(message.sentAt),
        topic: message.topic,
        comment: message.comment,
        telephone: message.telephone,
        order_number: message.orderNumber,
        sku: message.sku,
      })),
  },
  Mutation: {
    contactUs: (_parent, { input }, context) => contactUs(context, input),
  },
} satisfies Resolvers;
