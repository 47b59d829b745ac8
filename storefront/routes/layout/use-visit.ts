import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { menuBehaviour } from '#storefront/features/mega-menu/menu-behaviour.ts';
import { useConnectivity } from '#storefront/platform/connectivity/use-connectivity.ts';
import { watchUnexpected } from '#storefront/platform/connectivity/unexpected-errors.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useLinkTakeover } from '#storefront/platform/navigation/use-link-takeover.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { storeConfigQuery } from '#storefront/platform/shell/store-config.ts';
import { followAddress } from '#storefront/platform/store-view/stored-store-view.ts';

/** What runs once the page is alive: links, title, focus, connection, errors nobody caught. */
export const useVisit = (): void => {
  const t = useT();
  const router = useRouter();
  const queryClient = useQueryClient();
  const platform = usePlatform();
  useLinkTakeover();
  useConnectivity();

  useEffect(() => watchUnexpected(t), [t]);

  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('[data-menu]');
    return menu ? menuBehaviour(menu) : undefined;
  }, []);

  useEffect(() => {
    const { code, currency: defaultCurrency } = platform.storeView;
    const mediaUrl = queryClient.getQueryData(storeConfigQuery(platform).queryKey)?.secure_base_media_url ?? undefined;
    if (followAddress({ code, currency: platform.currency, defaultCurrency, mediaUrl })) window.location.reload();
    document.documentElement.dataset['hydrated'] = '';
  }, [platform, queryClient]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ hrefChanged, pathChanged, fromLocation }) => {
        if (!hrefChanged || !fromLocation) return;
        void import('./change-head.ts').then(({ changeHead }) => changeHead(router.state.matches, { platform, queryClient }));
        if (pathChanged) document.getElementById('content')?.focus({ preventScroll: true });
      }),
    [router, platform, queryClient],
  );
};
