import { useFeature } from '#storefront/platform/platform.tsx';
import { cardImageOf } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { OpenNowLine } from '#storefront/features/showroom/open-now-line.tsx';
import { placeData, placesQuery } from '#storefront/features/showroom/place-data.ts';
import { shopNameOf } from '#storefront/platform/store-view/store-config.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { loadCmsPage } from '../load-cms-page.ts';
import { island } from '#storefront/platform/island/island.tsx';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePageType } from '#storefront/shell/page.tsx';

const SampleTray = island(() => import('#storefront/shell/sample-tray.tsx'), 'interaction');

const identifierOf = (path: string): string => path.replace(/^\//, '');

/** The URL key in the path of a showroom's own page (RT-41). */
const showroomOf = (path: string): string | undefined => /^\/showroom\/([^/]+)$/.exec(path)?.[1];

/** Structured data about the page's showroom; only in the first document, for search engines. */
const structuredDataOf = ({ platform, queryClient }: RouterContext, path: string) => {
  const places = queryClient.getQueryData(placesQuery(platform).queryKey) ?? [];
  const place = places.find((one) => one?.url_key === showroomOf(path));
  if (!place) return [];
  const given = {
    shopName: shopNameOf(platform, queryClient) ?? '',
    url: platform.origin + addressIn(platform.storeView, path),
    absolute: (address: string) => platform.origin + imageUrl(address, { width: 1280 }),
  };
  return [placeData(place, given)];
};

export const pageType = definePageType({
  load: async ({ context, page }) => {
    if (context.server && showroomOf(page.path))
      await context.queryClient.ensureQueryData(placesQuery(context.platform));
    return loadCmsPage(context, identifierOf(page.path));
  },
  head: ({ context, page, data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    structuredData: structuredDataOf(context, page.path),
    path: page.path,
    type: 'article',
    image: cardImageOf(data.tree),
    leadPictures: leadPicturesOf(data.tree),
  }),
  Component: function Content({ page }) {
    const [hasSamples, hasShowrooms] = [useFeature('samples'), useFeature('showrooms')];
    return (
      <>
        <CmsPageView
          identifier={identifierOf(page.path)}
          composition={pageComposition}
          note={hasShowrooms && showroomOf(page.path) && <OpenNowLine urlKey={showroomOf(page.path) ?? ''} />}
        />
        {hasSamples && page.path === '/samples' && (
          <div data-sample-tray="">
            <SampleTray />
          </div>
        )}
      </>
    );
  },
});
