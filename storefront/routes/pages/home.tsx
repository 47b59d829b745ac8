import { loadShopData, shopDataOf } from '#storefront/features/home/shop-data.ts';
import { HomePage } from '#storefront/features/home/home-page.tsx';
import { cardImageOf } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { loadSpecialPages } from '#storefront/platform/store-view/store-config.ts';
import { loadCmsPage } from '../load-cms-page.ts';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePage } from '#storefront/shell/page.tsx';

/** Rows possibly visible in the first view. */
const FIRST = 2;

export const page = definePage({
  load: async ({ context }) => {
    const loadContent = async () => {
      const { home } = await loadSpecialPages(context.platform, context.queryClient);
      return { identifier: home, page: await loadCmsPage(context, home) };
    };
    const [content] = await Promise.all([loadContent(), context.server && loadShopData(context)]);
    return content;
  },
  head: ({ context, data: { page } }) => ({
    title: page.metaTitle,
    description: page.metaDescription,
    image: cardImageOf(page.tree),
    leadPictures: leadPicturesOf(page.tree),
    structuredData: shopDataOf(context),
  }),
  Component: ({ data }) => (
    <HomePage>
      <CmsPageView identifier={data.identifier} composition={pageComposition} first={FIRST} />
    </HomePage>
  ),
});
