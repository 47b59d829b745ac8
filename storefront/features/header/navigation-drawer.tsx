import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';
import { UtilityLinks } from './utility-links.tsx';
import styles from './navigation-drawer.module.css';

/** Menu, contacts and switchers on a small screen; its code comes with the first opening. */
export default function NavigationDrawer({ onClose, switchers, children }: { onClose: () => void; switchers: ReactNode; children: ReactNode }) {
  const t = useT();
  return (
    <Drawer isOpen onClose={onClose} side="left" title={t('shell.menu.title')} closeLabel={t('common.close')}>
      {children}
      <div className={styles.links}>
        <UtilityLinks isList />
      </div>
      <div className={styles.switchers}>{switchers}</div>
    </Drawer>
  );
}
