import type { QueryClient } from '@tanstack/react-query';
import type { Router } from '#storefront/platform/navigation/router.ts';
import type { RecommendedProduct } from '#storefront/platform/analytics/events.ts';
import { consent } from '#storefront/platform/analytics/consent.ts';
import { beginMeasuring } from '#storefront/platform/analytics/measure.ts';
import { watchActivity } from '#storefront/platform/analytics/page-activity.ts';
import { publish } from '#storefront/platform/analytics/publish.ts';
import { watchTitle } from '#storefront/platform/analytics/watch-title.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';
import { factsOf } from '#storefront/shell/loaded-page.ts';
import { productOf, recommendedOf } from './page-facts.ts';
import { RELATED, watchChoices, watchRecommendations } from './watch-choices.ts';
import { watchSearches } from './watch-searches.ts';

type Visit = { router: Pick<Router, 'state'>; platform: Platform; queryClient: QueryClient };

/** Derives shop events from pages, queries and clicks, in the shop's own terms. Loaded when the browser is idle. */
export const beginMeasurement = ({ router, platform, queryClient }: Visit): (() => void) => {
  const { prefix } = platform.storeView;
  const activity = watchActivity(window);
  const searches = watchSearches(queryClient);
  let recommended: readonly RecommendedProduct[] = [];
  let kind = 'other';
  let stopSeeing: (() => void) | undefined;

  const showPage = (): void => {
    const facts = factsOf(router.state.shown);
    kind = facts.kind;
    stopSeeing?.();
    publish({ kind: 'page-viewed', page: { kind: facts.kind, title: document.title, address: window.location.href } });
    if (facts.category) publish({ kind: 'category-viewed', category: facts.category });
    if (facts.product) publish({ kind: 'product-viewed', product: productOf(facts.product) });
    recommended = facts.product ? recommendedOf(facts.product) : [];
    if (recommended[0]) {
      publish({ kind: 'recommendations-sent' });
      publish({
        kind: 'recommendations-shown',
        recommendations: { unitId: RELATED, name: 'Related products', page: facts.kind, products: recommended },
      });
      stopSeeing = watchRecommendations(recommended[0], prefix);
    }
    searches.showPage(facts.phrase);
  };

  const leavePage = (reason: 'pageUnload' | 'visibilityHidden'): void =>
    publish({ kind: 'page-left', reason, activity: activity.take() });
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leavePage('visibilityHidden');
  };
  const onPageHide = (): void => leavePage('pageUnload');
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onPageHide);

  document.querySelector('[data-refused-by-browser]')?.toggleAttribute('hidden', !consent.isRefusedByBrowser());

  let wasSignedIn = platform.session.isSignedIn();
  const stops = [
    beginMeasuring(platform, queryClient.getQueryData(storeConfigQuery(platform).queryKey) ?? undefined),
    platform.session.subscribe((_change, where) => {
      const isSignedIn = platform.session.isSignedIn();
      // The other tab reports its own.
      if (isSignedIn !== wasSignedIn && where === 'here') publish({ kind: isSignedIn ? 'signed-in' : 'signed-out' });
      wasSignedIn = isSignedIn;
    }),
    watchTitle(() => {
      leavePage('pageUnload');
      showPage();
    }),
    watchChoices({ searches, recommended: () => recommended, prefix }, () => kind === 'search'),
    searches.stop,
    activity.stop,
    () => stopSeeing?.(),
    () => document.removeEventListener('visibilitychange', onVisibility),
    () => window.removeEventListener('pagehide', onPageHide),
  ];
  showPage();
  return () => stops.forEach((stop) => stop());
};
