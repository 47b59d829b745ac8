import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { appStore, toggleDrawer, toggleSearch, useAppState } from '#storefront/platform/app-state/app-state.ts';
import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { SearchField } from './search-field.tsx';
import { useScrolled } from './use-scrolled.ts';
import styles from './header.module.css';

/** Name of the drawer that holds the menu. */
const MENU = 'nav';

type DrawerComponent = ComponentType<{ onClose: () => void }>;

export type HeaderProps = {
  /** On the home page the header overlaps the banner. */
  isOnHome: boolean;
  /** Hides menu and search, as during checkout. */
  isQuiet?: boolean;
  /** Server-rendered parts without hydration, and parts of other features. */
  messages: ReactNode;
  logo: ReactNode;
  utilityLinks: ReactNode;
  menu: ReactNode;
  switchers: ReactNode;
  /** The drawer of small screens, loaded when first opened. */
  fetchDrawer: () => Promise<DrawerComponent>;
  /** The account menu. */
  account?: ReactNode;
  wishlist: ReactNode;
  cart: ReactNode;
};

/** A separate component, so that another URL does not render the header again. */
const CloseWhenLeft = () => {
  const href = useRouterState(({ location }) => location.href);
  useEffect(() => {
    toggleDrawer();
    toggleSearch(false);
  }, [href]);
  return null;
};

export const Header = ({
  isOnHome,
  isQuiet = false,
  messages,
  logo,
  utilityLinks,
  menu,
  switchers,
  fetchDrawer,
  account,
  wishlist,
  cart,
}: HeaderProps) => {
  const t = useT();
  const isDrawerOpen = useAppState(({ drawer }) => drawer === MENU);
  const isSearchOpen = useAppState(({ searchOpen }) => searchOpen);
  const [Drawer, setDrawer] = useState<DrawerComponent>();
  const searchToggle = useRef<HTMLButtonElement>(null);
  const sentinel = useRef<HTMLDivElement>(null);
  const isScrolled = useScrolled(sentinel);

  const openDrawer = (): void => {
    fetchDrawer().then(
      (component) => {
        setDrawer(() => component);
        if (appStore.getState().drawer !== MENU) toggleDrawer(MENU);
      },
      (error: unknown) => reportMissingCode(error, t),
    );
  };

  const closeSearch = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    toggleSearch(false);
    searchToggle.current?.focus();
  };

  return (
    <>
      <CloseWhenLeft />
      <section className={styles.strip} aria-label={t('shell.strip')}>
        <div className={styles.stripInner}>
          {messages}
          <div className={styles.utilities}>
            {utilityLinks}
            {switchers}
            {wishlist}
          </div>
        </div>
      </section>
      <div ref={sentinel} className={styles.sentinel} />
      <header
        className={classNames(styles.header, isOnHome && styles.onHome)}
        data-on-banner={isOnHome || undefined}
        data-scrolled={isScrolled || undefined}
      >
        <div className={styles.bar}>
          {!isQuiet && (
            <button
              type="button"
              className={classNames(styles.trigger, styles.narrow)}
              aria-label={t('shell.menu.trigger')}
              aria-haspopup="dialog"
              onClick={openDrawer}
            >
              <Icon name="menu" size={24} />
            </button>
          )}
          {logo}
          {menu}
          <div className={styles.tools}>
            {!isQuiet && (
              <>
                <div className={styles.inlineSearch}>
                  <SearchField />
                </div>
                <button
                  ref={searchToggle}
                  type="button"
                  className={classNames(styles.trigger, styles.narrow)}
                  aria-label={t('shell.search.toggle')}
                  aria-expanded={isSearchOpen}
                  onClick={() => toggleSearch()}
                >
                  <Icon name={isSearchOpen ? 'close' : 'search'} size={22} />
                </button>
              </>
            )}
            {account}
            {cart}
          </div>
        </div>
        {isSearchOpen && (
          // Escape in the field closes first the suggestions, then the search.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div className={styles.searchSheet} onKeyDown={closeSearch}>
            <SearchField hasFocus />
          </div>
        )}
      </header>
      {isDrawerOpen && Drawer && <Drawer onClose={() => toggleDrawer()} />}
    </>
  );
};
