import { CurrencySwitcher } from '#storefront/features/currency/currency-switcher.tsx';
import { UtilityLinks } from '#storefront/features/header/utility-links.tsx';
import { DrawerMenu } from '#storefront/features/mega-menu/drawer-menu.tsx';
import { StoreSwitcher } from '#storefront/features/store-view/store-switcher.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';
import { DrawerLinks } from './drawer-links.tsx';
import { usePageKind } from './use-page-kind.ts';
import styles from './navigation-drawer.module.css';

/** Menu, contacts and switchers on small screens. */
export const NavigationDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { storeView, storeViews } = usePlatform();
  const pageKind = usePageKind();
  const hasCurrencies = storeView.currencies.length > 1;
  return (
    <Drawer isOpen onClose={onClose} side="left" title={t('shell.menu.title')} closeLabel={t('common.close')}>
      <DrawerMenu />
      <DrawerLinks />
      <div className={styles.links}>
        <DeliveryEntry isList />
        <UtilityLinks isList />
      </div>
      <div className={styles.switchers}>
        {storeViews.length > 1 && (
          <section aria-labelledby="drawer-store">
            <h3 id="drawer-store" className={styles.heading}>
              {t('shell.drawer.store')}
            </h3>
            <StoreSwitcher pageKind={pageKind} isList />
          </section>
        )}
        {hasCurrencies && (
          <section aria-labelledby="drawer-currency">
            <h3 id="drawer-currency" className={styles.heading}>
              {t('shell.drawer.currency')}
            </h3>
            <CurrencySwitcher isList />
          </section>
        )}
      </div>
    </Drawer>
  );
};
