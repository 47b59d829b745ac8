import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { GetShowroomVisitDocument } from './api/get-visit.graphql.ts';
import { lacksVisits, type BookedVisit } from './showrooms.ts';
import { VisitChanges } from './visit-changes.tsx';
import { VisitDetails } from './visit-details.tsx';
import styles from './visit-booked.module.css';

const visitQuery = (platform: Platform, token: string) =>
  queryOptionsFor(
    platform,
    GetShowroomVisitDocument,
    { token },
    { noCache: true, staleTime: 0, select: ({ showroomVisit }) => showroomVisit },
  );

const TITLES = { booked: 'visit.title', moved: 'visit.moved.title', cancelled: 'visit.cancelled.title' } as const;
const TEXTS = { booked: 'visit.text', moved: 'visit.moved.text', cancelled: 'visit.cancelled.text' } as const;

/** Target of the link in a confirmation. Opening it changes nothing, because email programs follow links too. */
export const VisitPage = ({ token }: { token: string }) => {
  const t = useT();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery({ ...visitQuery(platform, token), enabled: token !== '', retry: false });
  const [changed, setChanged] = useState<BookedVisit>();
  // The server does not know the token: server and browser first render the pending page.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);

  const visit = changed ?? data;
  if (isHere && (token === '' || lacksVisits(error) || data === null))
    return (
      <section className={styles.page}>
        <h1>{t('visit.unknown.title')}</h1>
        <p className={styles.lead}>{t('visit.unknown.text')}</p>
        <Link className={buttonClass()} href="/showroom-reservation">
          {t('visit.book')}
        </Link>
      </section>
    );
  if (!visit)
    return (
      <section className={styles.page}>
        <h1>{t('visit.title')}</h1>
        {error ? (
          <div role="alert" className={styles.notice}>
            <p className={styles.problem}>{t('visit.failed')}</p>
            <Button onClick={() => void refetch()}>{t('reservation.again')}</Button>
          </div>
        ) : (
          <Skeleton className={styles.pending} />
        )}
      </section>
    );
  const state = visit.status === 'CANCELLED' ? 'cancelled' : changed ? 'moved' : 'booked';
  return (
    <section className={styles.page}>
      <h1>{t(TITLES[state])}</h1>
      <p role="status" className={styles.lead}>
        {visit.can_change || state === 'cancelled' ? t(TEXTS[state]) : t('visit.over')}
      </p>
      <VisitDetails visit={visit} />
      {visit.can_change && <VisitChanges key={visit.starts_at} visit={visit} token={token} onChanged={setChanged} />}
      {state === 'cancelled' && (
        <Link className={buttonClass()} href={`/showroom-reservation?showroom=${visit.showroom.url_key}`}>
          {t('visit.book')}
        </Link>
      )}
    </section>
  );
};
