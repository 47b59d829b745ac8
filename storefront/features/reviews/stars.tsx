import { useT } from '#storefront/platform/i18n/use-t.ts';
import styles from './reviews.module.css';

const STAR = 'm12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z';
const EACH = [1, 2, 3, 4, 5] as const;

/** Five stars, some of them filled, with an accessible text. */
export const Stars = ({ stars }: { stars: number }) => {
  const t = useT();
  return (
    <span className={styles.stars} role="img" aria-label={t('reviews.stars', { stars })}>
      {EACH.map((each) => (
        <svg
          key={each}
          viewBox="0 0 24 24"
          width="18"
          height="18"
          data-full={each <= stars || undefined}
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
};
