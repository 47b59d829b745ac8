import { HomePage } from '#storefront/features/home/home-page.tsx';
import { cardImageOf } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { loadCmsPage } from '../composition/load-cms-page.ts';
import { pageComposition } from '../composition/page-composition.tsx';
import { definePage } from '../page.tsx';

export const page = definePage({
  load: ({ context }) => loadCmsPage(context, 'home'),
  head: ({ data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    image: cardImageOf(data.tree),
  }),
  Component: () => (
    <HomePage>
      <CmsPageView identifier="home" composition={pageComposition} />
    </HomePage>
  ),
});
