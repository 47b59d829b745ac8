import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { pagesToShow } from './pages-to-show.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  current: number;
  total: number;
  /** URL of a page, counted from 1. */
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

export const Pagination = ({ current, total, hrefOf, labels }: PaginationProps) => {
  if (total <= 1) return null;
  const step = (page: number, name: 'previous' | 'next') =>
    page >= 1 && page <= total ? (
      <a
        className={styles.step}
        href={hrefOf(page)}
        rel={name === 'previous' ? 'prev' : 'next'}
        aria-label={labels[name]}
      >
        <Icon name={name === 'previous' ? 'chevron-left' : 'chevron-right'} />
      </a>
    ) : (
      <span className={classNames(styles.step, styles.off)} aria-hidden="true">
        <Icon name={name === 'previous' ? 'chevron-left' : 'chevron-right'} />
      </span>
    );
  return (
    <nav className={styles.pagination} aria-label={labels.nav}>
      {step(current - 1, 'previous')}
      <ol className={styles.pages}>
        {pagesToShow(current, total).map((page) => (
          <li key={page}>
            {page < 0 ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={styles.page}
                href={hrefOf(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {step(current + 1, 'next')}
    </nav>
  );
};
