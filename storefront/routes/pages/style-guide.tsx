import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { StyleGuide } from '#storefront/features/style-guide/style-guide.tsx';
import { loadCmsPage } from '../load-cms-page.ts';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePage } from '#storefront/shell/page.tsx';

/**
 * The merchant's own introduction, and below it the UI components. For those who work on the shop, not for search
 * engines.
 */
export const page = definePage({
  load: ({ context }) => loadCmsPage(context, 'style-guide'),
  head: ({ data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    leadPictures: leadPicturesOf(data.tree),
  }),
  Component: () => (
    <>
      <CmsPageView identifier="style-guide" composition={pageComposition} />
      <StyleGuide />
    </>
  ),
});
