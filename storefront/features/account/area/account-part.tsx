import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
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

const isNoLongerSignedIn = (error: unknown): boolean => error instanceof GraphqlError && error.category === 'graphql-authorization';

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What a question about the customer answered. A token the back end no longer takes ends the sign-in here, too. */
export const AccountPart = <Data,>({ query, children }: Props<Data>) => {
  const t = useT();
  const { session } = usePlatform();
  const { data, error, refetch, isFetching } = query;
  const isOver = isNoLongerSignedIn(error);

  useEffect(() => {
    if (isOver) session.clearToken();
  }, [isOver, session]);

  if (data !== undefined) return children(data);
  if (!error || isOver) return <LoadingPart />;
  return (
    <div className={styles.failed} role="alert">
      <p>{t('area.failed')}</p>
      <Button kind="secondary" size="medium" isBusy={isFetching} onClick={() => void refetch()}>
        {t('area.retry')}
      </Button>
    </div>
  );
};
