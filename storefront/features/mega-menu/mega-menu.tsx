import { useState, type KeyboardEvent } from 'react';
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
        {entry.image && <Image src={entry.image.src} alt={entry.image.alt} width={400} ratio={5 / 4} sizes="25vw" className={styles.picture} />}
      </div>
    </div>
  );
};

/** The top level with a panel under each entry: opened by pointer or by keyboard, put away by Escape and by following a link. */
export const MegaMenu = () => {
  const t = useT();
  const { entries, columns } = useMenu();
  const [isShut, setIsShut] = useState(false);
  const [opened, setOpened] = useState<number>();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return;
    setOpened(undefined);
    setIsShut(true);
  };
  const open = (): void => setIsShut(false);

  return (
    // The handlers serve the links inside, which are focusable themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={styles.menu} aria-label={t('shell.menu.label')} data-shut={isShut || undefined} data-columns={columns} onKeyDown={onKeyDown} onMouseLeave={open}>
      <ul className={styles.top}>
        {entries.map((entry, index) => (
          <li
            key={entry.title}
            className={classNames(styles.item, opened === index && styles.open, entry.href?.startsWith('#') && styles.aside)}
            onMouseEnter={open}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setOpened(undefined);
            }}
          >
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
            <span className={styles.row} onClick={() => setIsShut(true)}>
              <MenuLink entry={entry} className={styles.name} />
            </span>
            {entry.children.length > 0 && (
              <>
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={opened === index}
                  aria-label={t('shell.menu.open', { name: entry.title })}
                  onClick={() => {
                    open();
                    setOpened(opened === index ? undefined : index);
                  }}
                >
                  <Icon name="chevron-down" size={16} />
                </button>
                {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
                <div
                  className={styles.panelSlot}
                  onClick={(event) => {
                    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
                    setOpened(undefined);
                    setIsShut(true);
                  }}
                >
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
