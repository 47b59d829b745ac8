import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { ReviewCard } from './review-card.tsx';
import { overviewQuery, reviewsPath, type ReviewFilter } from './reviews-query.ts';
import { Stars } from './stars.tsx';
import { useAverage } from './summary.tsx';
import styles from './reviews.module.css';

const NEWEST: ReviewFilter = { stars: undefined, sort: 'newest', page: 1, language: undefined };
const SHOWN = 3;

/**
 * Link to a product's reviews, below its page. Average rating and latest reviews load when the visitor interacts with
 * the page, so that a first visit sends no more requests.
 */
export const ProductReviews = ({ sku }: { sku: string }) => {
  const t = useT();
  const average = useAverage();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const { data } = useQuery({
    ...overviewQuery(usePlatform(), sku, NEWEST, SHOWN),
    enabled: isHere,
    retry: false,
  });
  return (
    <section className={styles.latest} aria-labelledby="reviews-latest">
      <h2 id="reviews-latest">{t('reviews.crumb')}</h2>
      {data && data.count > 0 && (
        <p>
          <Stars stars={Math.round(data.average_rating / 20)} />{' '}
          {t('reviews.average', { average: average(data.average_rating), count: data.count })}
        </p>
      )}
      {data?.count === 0 && <p>{t('reviews.none')}</p>}
      {data?.items.slice(0, SHOWN).map((review) => (
        <ReviewCard key={review.number} review={review} isShort />
      ))}
      <p>
        <Link href={reviewsPath(sku)}>
          {data && data.count > SHOWN ? t('reviews.see_all', { count: data.count }) : t('reviews.see')}
        </Link>
      </p>
    </section>
  );
};
