import { ofCategoryContent, ofProductContent } from '#commerce/merchandise/catalog/service.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { cmsBlocks, cmsPage, findBlock, renderContent } from './service.ts';

/** For every product type. */
const productContent = {
  description: ofProductContent('description', renderContent),
  short_description: ofProductContent('shortDescription', renderContent),
};

export const resolvers = {
  Query: {
    cmsPage: (_parent, args, context) => cmsPage(context, args),
    // The library turns an Error among the items into null and an entry of `errors`.
    cmsBlocks: async (_parent, { identifiers }, context) => ({
      items: (await cmsBlocks(context, identifiers)) as never,
    }),
  },
  SimpleProduct: productContent,
  VirtualProduct: productContent,
  DownloadableProduct: productContent,
  BundleProduct: productContent,
  GroupedProduct: productContent,
  ConfigurableProduct: productContent,
  CategoryTree: {
    description: ofCategoryContent(({ description }, context) => description && renderContent(context, description)),
    cms_block: ofCategoryContent(({ cmsBlock }, context) => (cmsBlock ? findBlock(context, cmsBlock) : null)),
  },
} satisfies Resolvers;
