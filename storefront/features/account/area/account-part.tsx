import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isTokenRejected } from '#storefront/platform/session/rejected-token.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import styles from './account-part.module.css';

export const LoadingPart = () => {
  const t = useT();
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>{t('area.loading')}</VisuallyHidden>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
  );
};

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** Renders the result of a query about the customer, with its loading and error states. */
export const AccountPart = <Data,>({ query, children }: Props<Data>) => {
  const t = useT();
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error || isTokenRejected(error)) return <LoadingPart />;
  return (
    <div className={styles.failed} role="alert">
      <p>{t('area.failed')}</p>
      <Button kind="secondary" size="medium" isBusy={isFetching} onClick={() => void refetch()}>
        {t('area.retry')}
      </Button>
    </div>
  );
};
