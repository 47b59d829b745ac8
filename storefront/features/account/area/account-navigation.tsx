import { useEffect, useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { SectionIcon } from './section-icon.tsx';
import { sectionOf, useSections, type SectionName } from './sections.ts';
import styles from './account-navigation.module.css';

/** Navigation of the account: a column beside the page, or on phones a strip above it, scrolled to the current page. */
export const AccountNavigation = ({ current }: { current: SectionName }) => {
  const t = useT();
  const { within } = sectionOf(current, usePlatform());
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const strip = list.current;
    const entry = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && entry) strip.scrollLeft = entry.offsetLeft - (strip.clientWidth - entry.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={t('account.nav.label')}>
      <ul ref={list} className={styles.list}>
        {useSections().map(({ name, path, title, subtitle, icon }) => (
          <li key={name}>
            <Link
              className={styles.entry}
              href={path}
              aria-current={name === current ? 'page' : name === within ? 'true' : undefined}
            >
              <SectionIcon icon={icon} className={styles.icon} />
              <span className={styles.title}>{t(title)}</span>
              <span className={styles.subtitle}>{t(subtitle)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
