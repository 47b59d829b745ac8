import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { MAX_ORDER_PAGES } from './order-filter.ts';
import { ORDERS_PER_PAGE } from './orders-queries.ts';
import styles from './order-list.module.css';

type Props = {
  shown: number;
  count: number;
  /** Number of the last visible or loading page. */
  last: number;
  /** True if no further page exists. */
  isLast: boolean;
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
  onMore: (page: number) => void;
};

/** Number of visible orders, and the button for more. */
export const MoreOrders = ({ shown, count, last, isLast, isLoading, isFailed, retry, onMore }: Props) => {
  const t = useT();
  const isFull = !isLast && last >= MAX_ORDER_PAGES;
  return (
    <div className={styles.more}>
      <div className={styles.status} role="status">
        <p>{t('orders.shown', { shown, count })}</p>
        {isFull && <p>{t('orders.older')}</p>}
      </div>
      {isFailed && <p role="alert">{t('orders.more.failed')}</p>}
      {(isFailed || isLoading || (!isLast && !isFull)) && (
        <Button kind="secondary" isBusy={isLoading} onClick={isFailed ? retry : () => onMore(last + 1)}>
          {isFailed
            ? t('area.retry')
            : isLoading
              ? t('orders.more.loading')
              : t('orders.more', { count: Math.min(ORDERS_PER_PAGE, count - shown) })}
        </Button>
      )}
    </div>
  );
};
