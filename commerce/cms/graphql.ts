import { ofCategoryContent } from '#commerce/catalog/service.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { cmsBlocks, cmsPage, findBlock, renderContent } from './service.ts';

export const resolvers = {
  Query: {
    cmsPage: (_parent, args, context) => cmsPage(context, args),
    // An Error among the items becomes null in its place and an entry of `errors`.
    cmsBlocks: async (_parent, { identifiers }, context) => ({
      items: (await cmsBlocks(context, identifiers)) as never,
    }),
  },
  CategoryTree: {
    description: ofCategoryContent(({ description }, context) => description && renderContent(context, description)),
    cms_block: ofCategoryContent(({ cmsBlock }, context) => (cmsBlock ? findBlock(context, cmsBlock) : null)),
  },
} satisfies Resolvers;
