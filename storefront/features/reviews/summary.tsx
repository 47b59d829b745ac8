import { STARS } from '#contract/reviews.ts';
import { numberText } from '#storefront/platform/i18n/number-text.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { addressOf, type ReviewFilter, type Overview } from './reviews-query.ts';
import { Stars } from './stars.tsx';
import styles from './reviews.module.css';

const Bar = ({ part, of }: { part: number; of: number }) => (
  <svg className={styles.bar} viewBox={`0 0 ${of} 6`} preserveAspectRatio="none" aria-hidden="true">
    <rect width={of} height="6" />
    <rect width={part} height="6" data-full="" />
  </svg>
);

/** Formats an average of 0 to 100 as stars with one decimal. */
export const useAverage = (): ((average: number) => string) => {
  const { languageTag } = usePlatform().storeView;
  return (average) => numberText(average / 20, languageTag, 1, 1);
};

/** Average, distribution over the stars (each line filters the list) and criteria. */
export const Summary = ({ sku, overview, filter }: { sku: string; overview: Overview; filter: ReviewFilter }) => {
  const t = useT();
  const average = useAverage();
  const { count, average_rating: all, stars, criteria } = overview;
  return (
    <section className={styles.summary} aria-labelledby="reviews-summary">
      <h2 id="reviews-summary" className={styles.average}>
        <span className={styles.number} aria-hidden="true">
          {average(all)}
        </span>
        <span>
          <Stars stars={Math.round(all / 20)} />
          <span className={styles.count}>{t('reviews.average', { average: average(all), count })}</span>
        </span>
      </h2>
      {stars.length > 0 && (
        <ul className={styles.spread} aria-label={t('reviews.spread')}>
          {STARS.map((each) => {
            const found = stars.find((line) => line.stars === each)?.count ?? 0;
            const line = (
              <>
                <span>{t('reviews.stars', { stars: each })}</span>
                <Bar part={found} of={count || 1} />
                <span className={styles.found}>{found}</span>
              </>
            );
            const isOn = filter.stars === each;
            return (
              <li key={each}>
                {found > 0 || isOn ? (
                  <Link
                    href={addressOf(sku, { ...filter, page: 1, stars: isOn ? undefined : each })}
                    aria-current={isOn || undefined}
                    aria-label={t(isOn ? 'reviews.filter.off' : 'reviews.filter', { stars: each, count: found })}
                  >
                    {line}
                  </Link>
                ) : (
                  <span className={styles.empty}>{line}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {criteria.length > 0 && (
        <dl className={styles.criteria} aria-label={t('reviews.criteria')}>
          {criteria.map(({ name, average_rating: one }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Bar part={one} of={100} /> {t('reviews.of_five', { value: average(one) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
