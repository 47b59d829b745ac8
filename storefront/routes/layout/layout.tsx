import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { CurrencySwitcher } from '#storefront/features/currency/currency-switcher.tsx';
import { Header } from '#storefront/features/header/header.tsx';
import { StoreSwitcher } from '#storefront/features/store-view/store-switcher.tsx';
import { ToastRegion } from '#storefront/features/toasts/toast-region.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { GlobalLoading } from '#storefront/ui/loading/global-loading.tsx';
import { StaticPart } from '#storefront/ui/static-part/static-part.tsx';
import { AppProviders } from './app-providers.tsx';
import { CartSlot } from './cart-slot.tsx';
import { HashModals } from './hash-modals.tsx';
import { usePageKind } from './use-page-kind.ts';
import { useVisit } from './use-visit.ts';
import styles from './layout.module.css';

const fetchDrawer = () => import('./navigation-drawer.tsx').then((module) => module.NavigationDrawer);

/** Header, page and footer, and what belongs to every page. */
export const Layout = () => {
  const t = useT();
  const { server } = useRouter().options.context;
  const pageKind = usePageKind();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const isOnHome = path === '/';
  useVisit();

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
          switchers={
            <>
              <StoreSwitcher pageKind={pageKind} />
              <CurrencySwitcher />
            </>
          }
          fetchDrawer={fetchDrawer}
          cart={path === '/checkout' ? null : <CartSlot />}
        />
        <main id="content" tabIndex={-1} className={classNames(styles.main, isOnHome && styles.home)}>
          <Outlet />
        </main>
        <StaticPart>{server?.footer}</StaticPart>
      </div>
      <HashModals />
      <ToastRegion />
      <GlobalLoading isLoading={isLoading} label={t('shell.loading')} />
    </AppProviders>
  );
};
