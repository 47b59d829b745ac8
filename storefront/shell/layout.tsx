import { useFeature } from '#storefront/platform/platform.tsx';
import { isPrivatePage } from '#contract/pages.ts';
import { useRouter, useShown } from '#storefront/platform/navigation/use-router.ts';
import { Outlet } from '#storefront/platform/navigation/outlet.tsx';
import { Header } from '#storefront/features/header/header.tsx';
import { lazy, Suspense, useMemo } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { island } from '#storefront/platform/island/island.tsx';
import { StaticIsland } from '#storefront/platform/island/static-island.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { AppProviders } from './app-providers.tsx';
import { CartLink } from './cart-link.tsx';
import { PageLoading } from './page-loading.tsx';
import { PrivacyQuestion } from './privacy-question.tsx';
import { useVisit } from './use-visit.ts';
import styles from './layout.module.css';

const fetchDrawer = async () => (await import('./navigation-drawer.tsx')).NavigationDrawer;

const Switchers = island(() => import('./switchers.tsx'));
const Account = island(() => import('./account-slot.tsx'));

const Wishlist = island(() => import('./wishlist-link.tsx'), 'idle');

const Feedback = island(() => import('#storefront/features/feedback/tab/feedback.tsx'), 'interaction');

const Overlays = lazy(() => untilFetched(() => import('./overlays.tsx')));

/** The app shell: header, page and footer, and what belongs to every page. */
export const Layout = () => {
  const t = useT();
  const hasWishlist = useFeature('wish list');
  const { server } = useRouter().context;
  const path = useShown().location.pathname;
  const isOnHome = path === '/';
  const isQuiet = path === '/checkout';
  const isCompact = isPrivatePage(path);
  const hasBegun = useVisit();
  const hasFeedback = useFeature('feedback');

  // The frame does not change between pages.
  return useMemo(
    () => (
      <AppProviders>
        <a className={styles.skip} href="#content">
          {t('shell.skip')}
        </a>
        {hasBegun && <PrivacyQuestion />}
        <div className={classNames(styles.layout, isQuiet && styles.quiet, isCompact && styles.compact)}>
          <Header
            isOnHome={isOnHome}
            isQuiet={isQuiet}
            messages={<StaticIsland>{server?.messages}</StaticIsland>}
            logo={<StaticIsland>{server?.logo}</StaticIsland>}
            utilityLinks={<StaticIsland>{server?.utilityLinks}</StaticIsland>}
            menu={<StaticIsland>{server?.menu}</StaticIsland>}
            switchers={<Switchers />}
            fetchDrawer={fetchDrawer}
            account={<Account />}
            wishlist={!isQuiet && hasWishlist && <Wishlist />}
            cart={isQuiet ? null : <CartLink />}
          />
          <main id="content" tabIndex={-1} className={classNames(styles.main, isOnHome && styles.home)}>
            <Outlet />
          </main>
          <StaticIsland>{server?.footer}</StaticIsland>
          {hasFeedback && <Feedback />}
        </div>
        <Suspense>{hasBegun && <Overlays />}</Suspense>
        <PageLoading />
      </AppProviders>
    ),
    [t, server, isOnHome, isQuiet, isCompact, hasBegun, hasFeedback, hasWishlist],
  );
};
