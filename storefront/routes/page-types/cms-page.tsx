import { cardImageOf } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { loadCmsPage } from '../load-cms-page.ts';
import { SampleTrayPlace } from '#storefront/platform/product-data/sample-place.tsx';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePageType } from '#storefront/shell/page.tsx';

const identifierOf = (path: string): string => path.replace(/^\//, '');

export const pageType = definePageType({
  load: ({ context, page }) => loadCmsPage(context, identifierOf(page.path)),
  head: ({ page, data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    path: page.path,
    type: 'article',
    image: cardImageOf(data.tree),
  }),
  Component: ({ page }) => (
    <>
      <CmsPageView identifier={identifierOf(page.path)} composition={pageComposition} />
      {page.path === '/samples' && <SampleTrayPlace />}
    </>
  ),
});
