import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { menuBehaviour } from '#storefront/features/mega-menu/menu-behaviour.ts';
import { watchConnection } from '#storefront/platform/connectivity/watch-connection.ts';
import { watchUnexpected } from '#storefront/platform/connectivity/unexpected-errors.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { takeOverLinks } from '#storefront/platform/navigation/take-over-links.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { storeConfigQuery } from '#storefront/platform/shell/store-config.ts';
import { followAddress } from '#storefront/platform/store-view/stored-store-view.ts';
import { changeHead } from './change-head.ts';

type Visit = { router: AnyRouter; platform: Platform; queryClient: QueryClient };

const followStoreView = ({ platform, queryClient }: Visit): void => {
  const { code, currency: defaultCurrency } = platform.storeView;
  const mediaUrl = queryClient.getQueryData(storeConfigQuery(platform).queryKey)?.secure_base_media_url ?? undefined;
  if (followAddress({ code, currency: platform.currency, defaultCurrency, mediaUrl })) window.location.reload();
};

const followPages = ({ router, platform, queryClient }: Visit): (() => void) =>
  router.subscribe('onRendered', ({ hrefChanged, pathChanged, fromLocation }) => {
    if (!hrefChanged || !fromLocation) return;
    changeHead(router.state.matches, { platform, queryClient });
    if (pathChanged) document.getElementById('content')?.focus({ preventScroll: true });
  });

/** What a page can do without in its first moment: links without reloads, title and focus, the connection, errors nobody caught. */
export const beginVisit = (visit: Visit): (() => void) => {
  const t = translateWith(visit.platform);
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  const stops = [takeOverLinks(visit.router, visit.platform.storeView.prefix), followPages(visit), watchConnection(t), watchUnexpected(t), ...(menu ? [menuBehaviour(menu)] : [])];
  followStoreView(visit);
  return () => stops.forEach((stop) => stop());
};
