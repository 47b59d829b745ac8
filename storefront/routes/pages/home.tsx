import { loadShopData, shopDataOf } from '#storefront/features/home/shop-data.ts';
import { HomePage } from '#storefront/features/home/home-page.tsx';
import { cardImageOf } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { loadCmsPage } from '../load-cms-page.ts';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePage } from '#storefront/shell/page.tsx';

/** Rows possibly visible in the first view. */
const FIRST = 2;

export const page = definePage({
  load: async ({ context }) => {
    const [content] = await Promise.all([loadCmsPage(context, 'home'), context.server && loadShopData(context)]);
    return content;
  },
  head: ({ context, data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    image: cardImageOf(data.tree),
    leadPictures: leadPicturesOf(data.tree),
    structuredData: shopDataOf(context),
  }),
  Component: () => (
    <HomePage>
      <CmsPageView identifier="home" composition={pageComposition} first={FIRST} />
    </HomePage>
  ),
});
