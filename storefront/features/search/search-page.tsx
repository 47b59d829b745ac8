import { useContactPage } from '#storefront/platform/content/linked-content.ts';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import type { FoundBy } from '#storefront/platform/search-help/search-help.ts';
import styles from './search-page.module.css';

type Props = {
  /** The searched text, trimmed; empty without a search. */
  query: string;
  /** Corrected texts, if nothing was found. */
  suggestions: readonly string[];
  /** Matching content pages. */
  pages: readonly { title: string; path: string }[];
  /** The note about something the shop does not sell. */
  notSold: string | undefined;
  /** Set if the products do not match all words as typed. */
  foundBy?: FoundBy | undefined;
  /** Shown below the text if there is nothing else to show. */
  onwardLinks: ReactNode;
  /** The list of results; it renders `nothing` if there are none. */
  results: (nothing: ReactNode) => ReactNode;
};

const Pages = ({ pages }: Pick<Props, 'pages'>) => {
  const t = useT();
  if (pages.length === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('search.pages')}>
      <p>{t('search.pages')}</p>
      <ul>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const FOUND_BY = { CORRECTED: 'search.corrected', SOME_WORDS: 'search.some-words' } as const;

export const searchPath = (text: string): string => `/search.html?${new URLSearchParams({ query: text })}`;

/** Results of a search, or help if there are none. */
export const SearchPage = ({ query, suggestions, pages, notSold, foundBy, onwardLinks, results }: Props) => {
  const t = useT();
  const contact = useContactPage();
  if (query === '') {
    return (
      <div className={styles.page} data-nothing-found="">
        <h1>{t('search.no-query')}</h1>
        <p className={styles.hint}>{t('search.no-query.hint')}</p>
        {onwardLinks}
      </div>
    );
  }
  const nothing = (
    <>
      <div className={styles.nothing} aria-live="polite" data-nothing-found="">
        <p className={styles.none}>
          {notSold ?? (pages.length > 0 ? t('catalog.count', { count: 0 }) : t('search.none'))}
        </p>
        {notSold || pages.length > 0 ? null : suggestions.length > 0 ? (
          <p>
            {t('search.suggestions')}{' '}
            {suggestions.map((suggestion) => (
              <Link key={suggestion} href={searchPath(suggestion)} className={styles.suggestion}>
                {suggestion}
              </Link>
            ))}
          </p>
        ) : (
          <p className={styles.hint}>{t('search.none.hint')}</p>
        )}
        {contact && (
          <p>
            {t('search.ask')} <Link href={contact}>{t('search.ask.write')}</Link>
          </p>
        )}
      </div>
      {onwardLinks}
    </>
  );
  return (
    <div className={styles.page}>
      <h1>{t('search.title.for', { query })}</h1>
      {foundBy && <p className={styles.hint}>{t(FOUND_BY[foundBy])}</p>}
      <Pages pages={pages} />
      {results(nothing)}
    </div>
  );
};
