import { useEffect, useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { MenuLink } from './menu-link.tsx';
import { SIGN_IN, type MenuEntry } from './menu-entry.ts';
import { useMenu } from './use-menu.ts';
import { groupsOf, shownEntries } from './view-all.ts';
import styles from './drawer-menu.module.css';

/** Dialogs linked from the drawer below the menu. */
const LINKED_BELOW: readonly (string | undefined)[] = ['#track-my-order', SIGN_IN];

const Level = ({ entry, onBack }: { entry: MenuEntry; onBack: () => void }) => {
  const t = useT();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.level}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <Icon name="chevron-left" size={18} />
        {t('shell.menu.back')}
      </button>
      <h3 className={styles.title}>{entry.title}</h3>
      {entry.image && (
        <Image
          src={entry.image.src}
          alt={entry.image.alt}
          type="image-category"
          width={420}
          ratio={5 / 2}
          sizes="26rem"
          isEager
        />
      )}
      <ul className={styles.links}>
        {shownEntries(entry).map((child) => (
          <li key={child.title}>
            <MenuLink entry={child} className={styles.link} />
          </li>
        ))}
        {entry.href && (
          <li>
            <MenuLink entry={entry} className={styles.all} label={t('shell.menu.view_all_of', { name: entry.title })}>
              {t('shell.menu.view_all')}
              <Icon name="arrow-right" size={18} />
            </MenuLink>
          </li>
        )}
      </ul>
      {groupsOf(entry).map((group) => (
        <section key={group.title}>
          <h4 className={styles.group}>
            <MenuLink entry={group} />
          </h4>
          <ul className={styles.links}>
            {shownEntries(group).map((child) => (
              <li key={child.title}>
                <MenuLink entry={child} className={styles.link}>
                  {child.image && (
                    <Image
                      src={child.image.src}
                      alt=""
                      type="image-category"
                      width={40}
                      ratio={1}
                      sizes="40px"
                      className={styles.swatch}
                    />
                  )}
                  {child.title}
                </MenuLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** The menu for small screens: a list with submenus and a way back. */
export const DrawerMenu = () => {
  const t = useT();
  const entries = useMenu().entries.filter(({ href }) => !LINKED_BELOW.includes(href));
  const [opened, setOpened] = useState<number>();
  const [left, setLeft] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const entry = opened === undefined ? undefined : entries[opened];

  useEffect(() => {
    if (opened === undefined && left !== undefined)
      list.current?.querySelectorAll<HTMLElement>(':scope > li > *')[left]?.focus();
  }, [opened, left]);

  if (entry && opened !== undefined) {
    const goBack = (): void => {
      setLeft(opened);
      setOpened(undefined);
    };
    return (
      <nav aria-label={entry.title}>
        <Level entry={entry} onBack={goBack} />
      </nav>
    );
  }
  return (
    <nav aria-label={t('shell.menu.label')}>
      <ul ref={list} className={styles.tops} data-returned={left === undefined ? undefined : ''}>
        {entries.map((top, index) => (
          <li key={top.title}>
            {top.children.length ? (
              <button type="button" className={styles.top} onClick={() => setOpened(index)}>
                {top.image && (
                  <Image
                    src={top.image.src}
                    alt=""
                    type="image-category"
                    width={56}
                    ratio={1}
                    sizes="56px"
                    className={styles.thumb}
                  />
                )}
                <span className={styles.name}>{top.title}</span>
                <Icon name="chevron-right" size={18} />
              </button>
            ) : (
              <MenuLink entry={top} className={styles.top} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
