import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Logo } from './logo.tsx';
import { SearchField } from './search-field.tsx';
import { useScrolled } from './use-scrolled.ts';
import styles from './header.module.css';

type DrawerComponent = ComponentType<{ onClose: () => void }>;

export type HeaderProps = {
  /** The home page's header lies on its banner. */
  isOnHome: boolean;
  /** Parts that stay as the server drew them, and parts of other features. */
  messages: ReactNode;
  utilityLinks: ReactNode;
  menu: ReactNode;
  switchers: ReactNode;
  /** The drawer of small screens, fetched when it is first opened. */
  fetchDrawer: () => Promise<DrawerComponent>;
  cart: ReactNode;
};

export const Header = ({ isOnHome, messages, utilityLinks, menu, switchers, fetchDrawer, cart }: HeaderProps) => {
  const t = useT();
  const href = useRouterState({ select: ({ location }) => location.href });
  const [open, setOpen] = useState<'drawer' | 'search'>();
  const [Drawer, setDrawer] = useState<DrawerComponent>();
  const sentinel = useRef<HTMLDivElement>(null);
  const isScrolled = useScrolled(sentinel);
  const close = (): void => setOpen(undefined);

  const openDrawer = (): void => {
    fetchDrawer().then(
      (component) => {
        setDrawer(() => component);
        setOpen('drawer');
      },
      (error: unknown) => reportMissingCode(error, t),
    );
  };

  useEffect(() => setOpen(undefined), [href]);

  return (
    <>
      <section className={styles.strip} aria-label={t('shell.strip')}>
        <div className={styles.stripInner}>
          {messages}
          <div className={styles.utilities}>
            {utilityLinks}
            {switchers}
          </div>
        </div>
      </section>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={classNames(styles.header, isOnHome && styles.onHome)} data-scrolled={isScrolled || undefined}>
        <div className={styles.bar}>
          <button type="button" className={classNames(styles.trigger, styles.narrow)} aria-label={t('shell.menu.trigger')} aria-haspopup="dialog" onClick={openDrawer}>
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
      {open === 'drawer' && Drawer && <Drawer onClose={close} />}
    </>
  );
};
