import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Logo } from './logo.tsx';
import { MessageBar } from './message-bar.tsx';
import { SearchField } from './search-field.tsx';
import { UtilityLinks } from './utility-links.tsx';
import { useScrolled } from './use-scrolled.ts';
import styles from './header.module.css';

const NavigationDrawer = lazy(() => import('./navigation-drawer.tsx'));

export type HeaderProps = {
  /** The home page's header lies on its banner. */
  isOnHome: boolean;
  /** Parts that belong to other features. */
  menu: ReactNode;
  drawerMenu: ReactNode;
  switchers: ReactNode;
  drawerSwitchers: ReactNode;
  cart: ReactNode;
};

export const Header = ({ isOnHome, menu, drawerMenu, switchers, drawerSwitchers, cart }: HeaderProps) => {
  const t = useT();
  const href = useRouterState({ select: ({ location }) => location.href });
  const [open, setOpen] = useState<'drawer' | 'search'>();
  const sentinel = useRef<HTMLDivElement>(null);
  const isScrolled = useScrolled(sentinel);
  const close = (): void => setOpen(undefined);

  useEffect(() => setOpen(undefined), [href]);

  return (
    <>
      <div className={styles.strip}>
        <div className={styles.stripInner}>
          <MessageBar />
          <div className={styles.utilities}>
            <UtilityLinks />
            {switchers}
          </div>
        </div>
      </div>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={classNames(styles.header, isOnHome && styles.onHome)} data-scrolled={isScrolled || undefined}>
        <div className={styles.bar}>
          <button type="button" className={classNames(styles.trigger, styles.narrow)} aria-label={t('shell.menu.trigger')} aria-haspopup="dialog" onClick={() => setOpen('drawer')}>
            <Icon name="menu" size={24} />
          </button>
          <Logo />
          {menu}
          <div className={styles.tools}>
            <div className={styles.inlineSearch}>
              <SearchField />
            </div>
            <button
              type="button"
              className={classNames(styles.trigger, styles.narrow)}
              aria-label={t('shell.search.toggle')}
              aria-expanded={open === 'search'}
              onClick={() => setOpen(open === 'search' ? undefined : 'search')}
            >
              <Icon name={open === 'search' ? 'close' : 'search'} size={22} />
            </button>
            {cart}
          </div>
        </div>
        {open === 'search' && (
          <div className={styles.searchSheet}>
            <SearchField hasFocus onSubmit={close} />
          </div>
        )}
      </header>
      {open === 'drawer' && (
        <Suspense fallback={null}>
          <NavigationDrawer onClose={close} switchers={drawerSwitchers}>
            {drawerMenu}
          </NavigationDrawer>
        </Suspense>
      )}
    </>
  );
};
