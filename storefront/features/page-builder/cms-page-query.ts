import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import { GetCmsPageDocument } from './api/get-cms-page.graphql.ts';
import type { PageTree, ProductsNode } from './page-tree.ts';
import { imagesOf, nodesOf } from './page-tree.ts';

export type CmsPage = {
  title: string;
  /** Shown above the content; empty if the content has its own heading. */
  heading: string;
  isFullWidth: boolean;
  metaTitle: string;
  metaDescription: string;
  tree: PageTree;
};

/** A CMS page with its content parsed; null if there is none. */
export const cmsPageQuery = (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency' | 'origin' | 'readMarkup'>,
  identifier: string,
) =>
  queryOptionsFor(
    platform,
    GetCmsPageDocument,
    { identifier },
    {
      select: async ({ cmsPage }): Promise<CmsPage | null> => {
        if (!cmsPage) return null;
        // In the browser, pages are parsed only after a navigation: the parser is loaded with the first of them.
        const { parseContent } = await import('./parse/parse-content.ts');
        return {
          title: cmsPage.title ?? '',
          heading: cmsPage.content_heading ?? '',
          isFullWidth: cmsPage.page_layout === 'cms-full-width' || cmsPage.page_layout === 'page-full-width',
          metaTitle: cmsPage.meta_title || (cmsPage.title ?? ''),
          metaDescription: cmsPage.meta_description ?? '',
          tree: parseContent(cmsPage.content ?? '', { readMarkup: platform.readMarkup, origins: [platform.origin] }),
        };
      },
    },
  );

/** The first picture of a page for social cards, resized for them. */
export const cardImageOf = (tree: PageTree): string | undefined => {
  for (const node of nodesOf(tree.nodes)) {
    const images = imagesOf(node);
    const shown = images?.desktop ?? images?.mobile;
    if (shown) return imageUrl(shown.src, { type: 'image-wysiwyg', width: 1280 });
  }
  return undefined;
};

/** Product blocks of a page, so that their products can be loaded before it shows. */
export const productBlocksOf = (tree: PageTree): ProductsNode[] =>
  [...nodesOf(tree.nodes)].filter((node) => node.contentType === 'products');
