import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { searchHelp } from './service.ts';

export const resolvers = {
  Query: {
    searchTerm: (_parent, { Search: text }) => ({ query_text: text ?? null, redirect: null, popularity: null }),
    searchHelp: async (_parent, { search }, context) => {
      const { pages, notSold, match } = await searchHelp(context, search);
      return {
        pages: pages.map(({ title, identifier }) => ({ title, relative_url: identifier })),
        not_sold: notSold,
        match,
      };
    },
  },
} satisfies Resolvers;
