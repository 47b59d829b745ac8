import { useEffect } from 'react';
import { setPageLoading } from '#storefront/platform/app-state/app-state.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { GlobalLoading } from '#storefront/ui/loading/global-loading.tsx';

/** Follows the router by itself, so that a click on a link does not render the layout again. */
export const PageLoading = () => {
  const t = useT();
  const isLoading = useRouterState((state) => state.isLoading);
  useEffect(() => setPageLoading(isLoading), [isLoading]);
  return <GlobalLoading isLoading={isLoading} label={t('shell.loading')} />;
};
