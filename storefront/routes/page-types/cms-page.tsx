import { cardImageOf } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { OpenNowPlace } from '#storefront/features/showroom/open-now-place.tsx';
import { placeData, placesQuery } from '#storefront/features/showroom/place-data.ts';
import { shopNameOf } from '#storefront/platform/store-view/store-config.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { loadCmsPage } from '../load-cms-page.ts';
import { SampleTrayPlace } from '#storefront/platform/product-data/late-places.tsx';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePageType } from '#storefront/shell/page.tsx';

const identifierOf = (path: string): string => path.replace(/^\//, '');

/** The URL key in the path of a showroom's own page (RT-41). */
const showroomOf = (path: string): string | undefined => /^\/showroom\/([^/]+)$/.exec(path)?.[1];

/** The showroom that a page is about; search engines read the first document only. */
const placeOf = async ({ platform, queryClient }: RouterContext, path: string) => {
  const urlKey = import.meta.env.SSR ? showroomOf(path) : undefined;
  const places = urlKey ? await queryClient.ensureQueryData(placesQuery(platform)) : [];
  return places.find((place) => place?.url_key === urlKey) ?? undefined;
};

export const pageType = definePageType({
  load: async ({ context, page }) => {
    const [content, place] = await Promise.all([
      loadCmsPage(context, identifierOf(page.path)),
      placeOf(context, page.path),
    ]);
    return { content, place };
  },
  head: ({ context: { platform, queryClient }, page, data: { content: data, place } }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    structuredData:
      import.meta.env.SSR && place
        ? [
            placeData(place, {
              shopName: shopNameOf(platform, queryClient) ?? '',
              url: platform.origin + addressIn(platform.storeView, page.path),
              absolute: (address) => platform.origin + imageUrl(address, { width: 1280 }),
            }),
          ]
        : [],
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
