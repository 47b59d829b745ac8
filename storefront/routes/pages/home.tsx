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
    const identifier = context.platform.storeView.homePage;
    const [page] = await Promise.all([loadCmsPage(context, identifier), context.server && loadShopData(context)]);
    return { identifier, page };
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
