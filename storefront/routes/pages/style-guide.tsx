import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { StyleGuide } from '#storefront/features/style-guide/style-guide.tsx';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { loadCmsPage } from '../composition/load-cms-page.ts';
import { pageComposition } from '../composition/page-composition.tsx';
import { definePage } from '../lazy-page.tsx';

/** The merchant's own introduction, and under it the parts of the shop. Of use to those who work on it, not to searchers. */
export const page = definePage({
  load: async ({ context }) => {
    const [introduction] = await Promise.all([loadCmsPage(context, 'style-guide'), loadMessageGroup(context.platform.i18n, 'content')]);
    return introduction;
  },
  head: ({ data }) => ({ title: data.metaTitle, description: data.metaDescription, path: '/style-guide', isIndexed: false }),
  Component: () => (
    <>
      <CmsPageView identifier="style-guide" composition={pageComposition} />
      <StyleGuide />
    </>
  ),
});
