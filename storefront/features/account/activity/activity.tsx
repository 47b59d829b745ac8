import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import { productPath } from '#storefront/platform/store-view/store-views.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { useStatusText } from '../orders/use-status-text.ts';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { ownReviewsQuery, ownSamplesQuery, ownVisitsQuery } from './activity-queries.ts';
import { ActivityList } from './activity-list.tsx';
import { StockAlerts } from './stock-alerts.tsx';
import { useMoment } from './use-moment.ts';
import lists from './activity.module.css';

const Samples = () => {
  const t = useT();
  const page = useContentLink('/samples');
  const statusText = useStatusText();
  const date = useDate();
  return (
    <AccountPart query={useQuery(ownSamplesQuery(usePlatform()))}>
      {(orders) => (
        <ActivityList
          title={t('activity.samples')}
          none={t('activity.samples.none')}
          href={page}
          more={t('activity.samples.more')}
        >
          {orders.map(({ number, date: at, status, isOnItsWay, names }) => (
            <li key={number}>
              <p className={lists.name}>{names.join(', ')}</p>
              <Badge>{statusText(status, isOnItsWay)}</Badge>
              <p className={lists.facts}>
                {date(at)} · <Link href={`/order-history?order=${number}`}>{t('orders.number', { number })}</Link>
              </p>
            </li>
          ))}
        </ActivityList>
      )}
    </AccountPart>
  );
};

const Visits = () => {
  const t = useT();
  const moment = useMoment();
  return (
    <AccountPart query={useQuery(ownVisitsQuery(usePlatform()))}>
      {(visits) => (
        <ActivityList
          title={t('activity.visits')}
          none={t('activity.visits.none')}
          href="/showroom-reservation"
          more={t('activity.visits.more')}
          note={visits.some((visit) => visit.can_change) ? t('activity.visits.change') : undefined}
        >
          {visits.map(({ number, showroom, starts_at, status, can_change }) => (
            <li key={number}>
              <p className={lists.name}>{moment(starts_at, showroom.time_zone)}</p>
              {status === 'CANCELLED' ? (
                <Badge>{t('activity.visit.cancelled')}</Badge>
              ) : (
                <Badge>{t(can_change ? 'activity.visit.booked' : 'activity.visit.past')}</Badge>
              )}
              <p className={lists.facts}>
                <Link href={`/showroom/${showroom.url_key}`}>{showroom.name}</Link> · {showroom.street}, {showroom.city}
              </p>
            </li>
          ))}
        </ActivityList>
      )}
    </AccountPart>
  );
};

const Reviews = () => {
  const t = useT();
  const date = useDate();
  const platform = usePlatform();
  const { storeView } = platform;
  return (
    <AccountPart query={useQuery(ownReviewsQuery(platform))}>
      {(reviews) => (
        <ActivityList title={t('activity.reviews')} none={t('activity.reviews.none')}>
          {reviews.map(({ summary, text, created_at, average_rating, product }) => (
            <li key={created_at}>
              <p className={lists.name}>{summary}</p>
              <Badge>{t('activity.review.stars', { stars: Math.round(average_rating / 10) / 2 })}</Badge>
              <p className={lists.text}>{text}</p>
              <p className={lists.facts}>
                {date(created_at)} · <Link href={productPath(storeView, product.url_key ?? '')}>{product.name}</Link>
              </p>
            </li>
          ))}
        </ActivityList>
      )}
    </AccountPart>
  );
};

/** The customer's samples, held slabs, visits and reviews. */
export const Activity = ({ slabs }: { slabs: ReactNode }) => {
  const platform = usePlatform();
  return (
    <div className={lists.activity}>
      {hasFeature(platform, 'samples') && <Samples />}
      {hasFeature(platform, 'holds') && slabs}
      {hasFeature(platform, 'stock alerts') && <StockAlerts />}
      {hasFeature(platform, 'visits of a customer') && <Visits />}
      {hasFeature(platform, 'reviews') && <Reviews />}
    </div>
  );
};
