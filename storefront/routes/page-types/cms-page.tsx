import { cardImageOf } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { OpenNowPlace } from '#storefront/features/showroom/open-now-place.tsx';
import { loadCmsPage } from '../load-cms-page.ts';
import { SampleTrayPlace } from '#storefront/platform/product-data/late-places.tsx';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePageType } from '#storefront/shell/page.tsx';

const identifierOf = (path: string): string => path.replace(/^\//, '');

/** The URL key in the path of a showroom's own page (RT-41). */
const showroomOf = (path: string): string | undefined => /^\/showroom\/([^/]+)$/.exec(path)?.[1];

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
      <CmsPageView
        identifier={identifierOf(page.path)}
        composition={pageComposition}
        note={showroomOf(page.path) && <OpenNowPlace urlKey={showroomOf(page.path) ?? ''} />}
      />
      {page.path === '/samples' && <SampleTrayPlace />}
    </>
  ),
});
