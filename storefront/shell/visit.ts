import type { QueryClient } from '@tanstack/react-query';
import type { Router } from '#storefront/platform/navigation/router.ts';
import { rotateMessages } from '#storefront/features/header/rotate-messages.ts';
import { hideSignIn } from '#storefront/features/mega-menu/hide-sign-in.ts';
import { menuBehaviour } from '#storefront/features/mega-menu/menu-behaviour.ts';
import { announceLeftBehind } from '#storefront/features/store-view/left-behind.ts';
import { waitForSubscriber } from '#storefront/features/newsletter/wait-for-subscriber.ts';
import { persistResponses } from '#storefront/platform/commerce/persisted-responses.ts';
import { entryPath, watchRelease } from '#storefront/platform/connectivity/new-release.ts';
import { cachePage, registerServiceWorker } from '#storefront/platform/connectivity/service-worker.ts';
import { watchConnection } from '#storefront/platform/connectivity/watch-connection.ts';
import { watchUnexpected } from '#storefront/platform/connectivity/unexpected-errors.ts';
import { watchUnsaved } from '#storefront/platform/connectivity/watch-unsaved.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { takeOverLinks } from '#storefront/platform/navigation/take-over-links.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';
import { followAddress } from '#storefront/platform/store-view/stored-store-view.ts';
import { layOutBelow } from '#storefront/ui/lay-out-below.ts';
import { untilInteraction } from '#storefront/platform/island/until-interaction.ts';
import { whenIdle } from '#storefront/ui/when-idle.ts';
import { changeHead } from './change-head.ts';
import { rememberProduct } from './remember-view.ts';

type Visit = { router: Router; platform: Platform; queryClient: QueryClient };

const followStoreView = ({ platform, queryClient }: Visit): void => {
  const { code, currency: defaultCurrency } = platform.storeView;
  const mediaUrl = queryClient.getQueryData(storeConfigQuery(platform).queryKey)?.secure_base_media_url ?? undefined;
  if (followAddress({ code, currency: platform.currency, defaultCurrency, mediaUrl })) window.location.reload();
};

const followPages = ({ router, platform, queryClient }: Visit): (() => void) =>
  router.onRendered(({ from, to }) => {
    if (!from || from.href === to.href) return;
    const pathChanged = from.pathname !== to.pathname;
    changeHead(router.state.shown, { platform, queryClient });
    if (pathChanged) cachePage();
    if (pathChanged) rememberProduct(router.state.shown);
    // The focused element may have been replaced.
    const isLost = from.searchStr !== to.searchStr && document.activeElement === document.body;
    if (pathChanged || isLost) document.getElementById('content')?.focus({ preventScroll: true });
  });

const keepCache = ({ platform, queryClient }: Visit): (() => void) =>
  persistResponses({
    queryClient,
    storeView: platform.storeView.code,
    release: entryPath() ?? '',
    session: platform.session,
  });

/** Attaches behaviour to a server-rendered part. */
const attach = (selector: string, begin: (part: HTMLElement) => () => void): (() => void)[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(begin);

/** Loaded when idle, and without a collector only once the page is touched; a failure is ignored. */
const measureLater = (visit: Visit): (() => void) => {
  let isOver = false;
  let stop: (() => void) | undefined;
  const forget = whenIdle(async () => {
    if (!visit.platform.analyticsUrl) await untilInteraction();
    if (isOver) return;
    try {
      const { beginMeasurement } = await import('#storefront/shell/measurement/begin-measurement.ts');
      if (!isOver) stop = beginMeasurement(visit);
    } catch {
      // The shop works without.
    }
  });
  return () => {
    isOver = true;
    forget();
    stop?.();
  };
};

/** Behaviour that a page does not need at first: client navigation, title and focus, connection, uncaught errors. */
export const beginVisit = (visit: Visit): (() => void) => {
  const t = translateWith(visit.platform);
  const stops = [
    takeOverLinks(visit.router, visit.platform),
    followPages(visit),
    keepCache(visit),
    watchConnection(t),
    watchUnexpected(t),
    watchUnsaved(t),
    watchRelease(),
    ...attach('[data-menu]', menuBehaviour),
    ...attach('[data-menu]', (menu) => hideSignIn(menu, visit.platform.session)),
    ...attach('[data-messages]', rotateMessages),
    ...attach('form[data-newsletter]', (form) => waitForSubscriber(form as HTMLFormElement, visit.platform)),
  ];
  document.documentElement.toggleAttribute('data-scrollbar', window.innerWidth > document.documentElement.clientWidth);
  followStoreView(visit);
  announceLeftBehind(t);
  rememberProduct(visit.router.state.shown);
  // Saving for later visits comes after the visible parts.
  stops.push(layOutBelow(() => void (import.meta.env.PROD && registerServiceWorker())));
  stops.push(measureLater(visit));
  return () => stops.forEach((stop) => stop());
};
