import type { Resolvers } from '#commerce/generated/resolvers.ts';
import {
  declineQuote,
  ownQuote,
  ownQuotes,
  paperOfQuote,
  quotesAreGiven,
  requestQuote,
  withdrawQuote,
} from './service.ts';
import { quoteOnWire } from './wire.ts';

export const resolvers = {
  Query: {
    customerPriceQuotes: async (_parent, _args, context) => {
      const quotes = await ownQuotes(context);
      return {
        is_open: await quotesAreGiven(context),
        items: await Promise.all(quotes.map((quote) => quoteOnWire(context, quote))),
      };
    },
    customerPriceQuote: async (_parent, { number }, context) => quoteOnWire(context, await ownQuote(context, number)),
    customerPriceQuotePaper: async (_parent, { number }, context) => {
      const { name, bytes } = await paperOfQuote(context, await ownQuote(context, number));
      return { name, content: bytes.toString('base64') };
    },
  },
  Mutation: {
    requestPriceQuote: async (_parent, { input }, context) => quoteOnWire(context, await requestQuote(context, input)),
    declinePriceQuote: async (_parent, { number, reason }, context) =>
      quoteOnWire(context, await declineQuote(context, number, reason)),
    withdrawPriceQuote: async (_parent, { number }, context) =>
      quoteOnWire(context, await withdrawQuote(context, number)),
  },
} satisfies Resolvers;
