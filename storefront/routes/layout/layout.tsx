import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Header } from '#storefront/features/header/header.tsx';
import { lazy, Suspense } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { GlobalLoading } from '#storefront/ui/loading/global-loading.tsx';
import { StaticPart } from '#storefront/ui/static-part/static-part.tsx';
import { AppProviders } from './app-providers.tsx';
import { CartSlot } from './cart-slot.tsx';
import { useVisit } from './use-visit.ts';
import styles from './layout.module.css';

const fetchDrawer = () => import('./navigation-drawer.tsx').then((module) => module.NavigationDrawer);

// Brought to life a moment after the page: until its code is there, what the server drew stays.
const Switchers = lazy(() => untilFetched(() => import('./switchers.tsx')));
const Overlays = lazy(() => untilFetched(() => import('./overlays.tsx')));

/** Header, page and footer, and what belongs to every page. */
export const Layout = () => {
  const t = useT();
  const { server } = useRouter().options.context;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const isOnHome = path === '/';
  const hasBegun = useVisit();

  return (
    <AppProviders>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <div className={styles.layout}>
        <Header
          isOnHome={isOnHome}
          messages={<StaticPart>{server?.messages}</StaticPart>}
          utilityLinks={<StaticPart>{server?.utilityLinks}</StaticPart>}
          menu={<StaticPart>{server?.menu}</StaticPart>}
          switchers={<Suspense>{server ? server.switchers : <Switchers />}</Suspense>}
          fetchDrawer={fetchDrawer}
          cart={path === '/checkout' ? null : <CartSlot />}
        />
        <main id="content" tabIndex={-1} className={classNames(styles.main, isOnHome && styles.home)}>
          <Outlet />
        </main>
        <StaticPart>{server?.footer}</StaticPart>
      </div>
      <Suspense>{hasBegun && <Overlays />}</Suspense>
      <GlobalLoading isLoading={isLoading} label={t('shell.loading')} />
    </AppProviders>
  );
};
