import type { Break } from '../break.ts';

export const breaks: readonly Break[] = [
  { what: 'a content page draws no content', ids: ['SC-05'], file: 'storefront/routes/page-types/cms-page.tsx', find: 'Component: ({ page }) => <CmsPageView identifier={identifierOf(page.path)} composition={pageComposition} />', put: 'Component: () => null' },
  { what: 'a content page asks for another page', ids: ['SC-05'], file: 'storefront/routes/page-types/cms-page.tsx', find: "path.replace(/^\\//, '')", put: "`${path.replace(/^\\//, '')}-x`" },
  { what: 'the header asks for the wrong block', ids: ['EN-45'], file: 'storefront/features/header/header-queries.ts', find: "MESSAGE_BLOCK = 'header-top-message'", put: "MESSAGE_BLOCK = 'header-message'" },
  { what: 'the footer does not ask for its links', ids: ['EN-45'], file: 'storefront/features/footer/footer-queries.ts', find: "'footer-links', ", put: '' },
  { what: 'nothing stands where a page is being fetched', ids: ['SC-03'], file: 'storefront/router.tsx', find: 'defaultPendingComponent: PendingPage,', put: '' },
  { what: 'the map zooms while the page is scrolled', ids: ['MP-05'], file: 'storefront/features/map/draw-vector-map.ts', find: 'scrollZoom: scrollwheel,', put: 'scrollZoom: true,' },
  { what: 'a double click does not zoom', ids: ['MP-05'], file: 'storefront/features/map/draw-vector-map.ts', find: 'doubleClickZoom: !disableDoubleClickZoom,', put: 'doubleClickZoom: false,' },
  { what: 'a suggested picture is drawn at another width', ids: ['AU-12'], file: 'storefront/features/header/autocomplete/suggested-product-view.tsx', find: 'THUMBNAIL_WIDTH = 60', put: 'THUMBNAIL_WIDTH = 90' },
  { what: 'what stands at an address may come from a cache', ids: ['GQ-14'], file: 'storefront/routes/resolve-page.ts', find: '{ noCache: true, select', put: '{ select' },
];
