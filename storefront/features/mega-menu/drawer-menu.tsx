import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Accordion } from '#storefront/ui/accordion/accordion.tsx';
import { MenuLink } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';
import styles from './drawer-menu.module.css';

/** The same menu for small screens: one list, a level deep. */
export const DrawerMenu = () => {
  const t = useT();
  const { entries } = useMenu();
  return (
    <nav aria-label={t('shell.menu.label')}>
      {entries.map((entry) =>
        entry.children.length ? (
          <Accordion key={entry.title} name="menu" title={<span className={styles.title}>{entry.title}</span>}>
            <ul className={styles.links}>
              {entry.children.map((child) => (
                <li key={child.title}>
                  <MenuLink entry={child} className={styles.link} />
                </li>
              ))}
              <li>
                <MenuLink entry={entry} className={styles.all}>
                  {t('shell.menu.view_all')}
                </MenuLink>
              </li>
            </ul>
          </Accordion>
        ) : (
          <MenuLink key={entry.title} entry={entry} className={styles.single} />
        ),
      )}
    </nav>
  );
};
