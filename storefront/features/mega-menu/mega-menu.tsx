import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { MenuLink } from './menu-link.tsx';
import { opensDialog, type MenuEntry } from './menu-entry.ts';
import { useMenu } from './use-menu.ts';
import { groupsOf, shownEntries } from './view-all.ts';
import styles from './mega-menu.module.css';

type Props = { entry: MenuEntry; index: number; ways: readonly MenuEntry[] };

const Links = ({ entries, className }: { entries: readonly MenuEntry[]; className: string | undefined }) => (
  <ul className={className}>
    {entries.map((entry) => (
      <li key={entry.title}>
        <MenuLink entry={entry} className={styles.link}>
          {entry.image && (
            <Image
              src={entry.image.src}
              alt=""
              type="image-category"
              width={32}
              ratio={1}
              sizes="32px"
              className={styles.thumb}
            />
          )}
          {entry.title}
        </MenuLink>
      </li>
    ))}
  </ul>
);

const Groups = ({ groups }: { groups: readonly MenuEntry[] }) =>
  groups.length > 0 && (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group.title}>
          <MenuLink entry={group} className={styles.way} />
          <Links entries={shownEntries(group)} className={styles.values} />
        </div>
      ))}
    </div>
  );

const Panel = ({ entry, ways }: Omit<Props, 'index'>) => {
  const t = useT();
  return (
    <div className={styles.inner}>
      <div className={styles.lead}>
        <p className={styles.heading}>{entry.title}</p>
        {entry.href && (
          <MenuLink entry={entry} className={styles.all} label={t('shell.menu.view_all_of', { name: entry.title })}>
            {t('shell.menu.view_all')}
            <Icon name="arrow-right" size={18} />
          </MenuLink>
        )}
      </div>
      <Links entries={shownEntries(entry)} className={styles.links} />
      {entry.image && (
        <Image
          src={entry.image.src}
          alt={entry.image.alt}
          type="image-category"
          width={400}
          ratio={16 / 9}
          sizes="25vw"
          className={styles.picture}
        />
      )}
      <Groups groups={groupsOf(entry)} />
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.title}>
              <MenuLink entry={way} className={styles.way} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Item = ({ entry, index, ways }: Props) => {
  const t = useT();
  const panelId = `menu-panel-${index}`;
  return (
    <li className={styles.item} data-menu-item="">
      <MenuLink entry={entry} className={styles.name} />
      {entry.children.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded="false"
            aria-controls={panelId}
            aria-label={t('shell.menu.open', { name: entry.title })}
          >
            <Icon name="chevron-down" size={16} />
          </button>
          <div id={panelId} className={styles.panel} data-menu-panel="">
            <Panel entry={entry} ways={ways} />
          </div>
        </>
      )}
    </li>
  );
};

/** The top level with a panel per entry. Server-rendered; `menuBehaviour` attaches its behaviour in the browser. */
export const MegaMenu = () => {
  const t = useT();
  const { entries, columns } = useMenu();
  // Entries that open a dialog are not in the top row: they are at the bottom of every panel.
  const hasPanels = entries.some(({ children }) => children.length > 0);
  const ways = hasPanels ? entries.filter(opensDialog) : [];
  const names = entries.filter((entry) => !ways.includes(entry));
  return (
    <nav className={styles.menu} aria-label={t('shell.menu.label')} data-columns={columns} data-menu="">
      <ul className={styles.top}>
        {names.map((entry) => (
          <Item key={entry.title} entry={entry} index={entries.indexOf(entry)} ways={ways} />
        ))}
      </ul>
    </nav>
  );
};
