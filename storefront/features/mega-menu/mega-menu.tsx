import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { MenuLink } from './menu-link.tsx';
import type { MenuEntry } from './menu-tree.ts';
import { useMenu } from './use-menu.ts';
import styles from './mega-menu.module.css';

/** A submenu shows no more than this. */
export const MOST_ENTRIES = 8;

const Panel = ({ entry }: { entry: MenuEntry }) => {
  const t = useT();
  return (
    <div className={styles.panel}>
      <div className={styles.inner}>
        <div className={styles.lead}>
          <p className={styles.heading}>{entry.title}</p>
          <MenuLink entry={entry} className={styles.all}>
            {t('shell.menu.view_all')}
            <Icon name="arrow-right" size={18} />
          </MenuLink>
        </div>
        <ul className={styles.links}>
          {entry.children.slice(0, MOST_ENTRIES).map((child) => (
            <li key={child.title}>
              <MenuLink entry={child} className={styles.link} />
            </li>
          ))}
        </ul>
        {entry.image && <Image src={entry.image.src} alt={entry.image.alt} type="image-category" width={400} ratio={5 / 4} sizes="25vw" className={styles.picture} />}
      </div>
    </div>
  );
};

/** The top level with a panel under each entry. Drawn on the server; `menuBehaviour` brings it to life in the browser. */
export const MegaMenu = () => {
  const t = useT();
  const { entries, columns } = useMenu();
  return (
    <nav className={styles.menu} aria-label={t('shell.menu.label')} data-columns={columns} data-menu="">
      <ul className={styles.top}>
        {entries.map((entry) => (
          <li key={entry.title} className={classNames(styles.item, entry.href?.startsWith('#') && styles.aside)} data-menu-item="">
            <MenuLink entry={entry} className={styles.name} />
            {entry.children.length > 0 && (
              <>
                <button type="button" className={styles.toggle} aria-expanded="false" aria-label={t('shell.menu.open', { name: entry.title })}>
                  <Icon name="chevron-down" size={16} />
                </button>
                <div className={styles.panelSlot}>
                  <Panel entry={entry} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
