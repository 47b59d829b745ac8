import { ContactSection } from '#storefront/features/contact/contact-section.tsx';
import { cardImageOf } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePage } from '#storefront/shell/page.tsx';
import { loadCmsPage } from '../load-cms-page.ts';

/** The merchant's ways to be reached, and below them a form (RT-35). */
export const page = definePage({
  load: ({ context }) => loadCmsPage(context, 'contact-us'),
  head: ({ data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    image: cardImageOf(data.tree),
    leadPictures: leadPicturesOf(data.tree),
  }),
  Component: () => (
    <>
      <CmsPageView identifier="contact-us" composition={pageComposition} />
      <ContactSection />
    </>
  ),
});
