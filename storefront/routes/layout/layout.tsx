import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy } from 'react';
import { CurrencySwitcher } from '#storefront/features/currency/currency-switcher.tsx';
import { Footer } from '#storefront/features/footer/footer.tsx';
import { Header } from '#storefront/features/header/header.tsx';
import { MegaMenu } from '#storefront/features/mega-menu/mega-menu.tsx';
import { StoreSwitcher } from '#storefront/features/store-view/store-switcher.tsx';
import type { PageKind } from '#storefront/features/store-view/switch-store.ts';
import { ToastSlot } from '#storefront/features/toasts/toast-slot.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { GlobalLoading } from '#storefront/ui/loading/global-loading.tsx';
import { AppProviders } from './app-providers.tsx';
import { CartSlot } from './cart-slot.tsx';
import { HashModals } from './hash-modals.tsx';
import { useVisit } from './use-visit.ts';
import styles from './layout.module.css';

const DrawerMenu = lazy(() => import('#storefront/features/mega-menu/drawer-menu.tsx'));

type Resolved = { page?: { type?: string } } | undefined;

const usePageKind = (): PageKind =>
  useRouterState({
    select: ({ matches }) => {
      const type = (matches.at(-1)?.loaderData as Resolved)?.page?.type;
      return type === 'CATEGORY' || type === 'PRODUCT' ? type : undefined;
    },
  });

/** Header, page and footer, and what belongs to every page. */
export const Layout = () => {
  const t = useT();
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
          menu={<MegaMenu />}
          drawerMenu={<DrawerMenu />}
          switchers={
            <>
              <StoreSwitcher pageKind={pageKind} />
              <CurrencySwitcher />
            </>
          }
          drawerSwitchers={
            <>
              <StoreSwitcher pageKind={pageKind} isList />
              <CurrencySwitcher isList />
            </>
          }
          cart={path === '/checkout' ? null : <CartSlot />}
        />
        <main id="content" tabIndex={-1} className={classNames(styles.main, isOnHome && styles.home)}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <HashModals />
      <ToastSlot />
      <GlobalLoading isLoading={isLoading} label={t('shell.loading')} />
    </AppProviders>
  );
};
