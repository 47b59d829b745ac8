import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { searchHelp } from './service.ts';

export const resolvers = {
  Query: {
    searchHelp: async (_parent, { search }, context) => {
      context.tags.add(tag.products);
      const { storeView } = context;
      const { pages, notSold } = await searchHelp(
        context,
        { storeViewId: storeView.id, language: storeView.language },
        search,
      );
      for (const { identifier } of pages) context.tags.add(tag.cmsPage(identifier));
      return { pages: pages.map(({ title, identifier }) => ({ title, relative_url: identifier })), not_sold: notSold };
    },
  },
} satisfies Resolvers;
