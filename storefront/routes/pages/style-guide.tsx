import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { StyleGuide } from '#storefront/features/style-guide/style-guide.tsx';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { loadCmsPage } from '../load-cms-page.ts';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePage } from '#storefront/shell/page.tsx';

/**
 * The merchant's own introduction, and below it the UI components. For those who work on the shop, not for search
 * engines.
 */
export const page = definePage({
  load: async ({ context }) => {
    const [introduction] = await Promise.all([
      loadCmsPage(context, 'style-guide'),
      loadMessageGroup(context.platform.i18n, 'content'),
    ]);
    return introduction;
  },
  head: ({ data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
  }),
  Component: () => (
    <>
      <CmsPageView identifier="style-guide" composition={pageComposition} />
      <StyleGuide />
    </>
  ),
});
