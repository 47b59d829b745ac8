import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { chunkQuery } from '../data/list-queries.ts';
import type { ListTarget } from '../data/list-queries.ts';
import type { ListSearch } from '../filters/list-search.ts';
import { chunksOf, shownOn } from '../filters/paging.ts';
import styles from './product-grid.module.css';

type Props = {
  target: ListTarget;
  list: ListSearch;
  total: number;
  /** URL of the list's next page, for crawlers and before hydration. */
  href: string;
  onMore: (page: number) => void;
};

/** Loads the next products before navigating, so that a failure loses nothing. */
export const LoadMore = ({ target, list, total, href, onMore }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const shown = shownOn(list.page, total);
  const next = list.page + 1;
  const count = shownOn(next, total) - shown;

  const load = async () => {
    setState('loading');
    const chunk = chunksOf(next).at(-1);
    try {
      if (chunk) await queryClient.ensureQueryData(chunkQuery(platform, target, list, chunk));
      setState('idle');
      onMore(next);
    } catch {
      setState('failed');
    }
  };

  return (
    <li className={styles.more}>
      <p>{t('catalog.shown', { shown, total })}</p>
      {state === 'failed' && <p role="alert">{t('catalog.more.failed')}</p>}
      <a
        href={href}
        className={buttonClass({ kind: 'secondary' })}
        aria-busy={state === 'loading'}
        onClick={(event) => {
          event.preventDefault();
          void load();
        }}
      >
        {state === 'loading'
          ? t('catalog.more.loading')
          : state === 'failed'
            ? t('catalog.retry')
            : t('catalog.more', { count })}
      </a>
    </li>
  );
};
