import { useT } from '#storefront/platform/i18n/use-t.ts';
import { numberOf } from '#storefront/platform/product-data/attributes.ts';
import { isUnique, type Buyable } from '../model/product.ts';
import styles from './buy-panel.module.css';

/** Whether it is in stock, and the lead time when not. */
export const StockLine = ({ buyable }: { buyable: Buyable }) => {
  const t = useT();
  const days = numberOf(buyable.attributes, 'lead_time_days');
  const { isInStock, left } = buyable;
  if (isUnique(buyable)) {
    return (
      <p className={isInStock ? styles.inStock : styles.outOfStock}>
        <span className={styles.stockState}>{isInStock ? t('product.stock.unique') : t('product.stock.sold')}</span>
      </p>
    );
  }
  return (
    <p className={isInStock ? styles.inStock : styles.outOfStock}>
      <span className={styles.stockState}>
        {isInStock ? (left ? t('product.stock.left', { count: left }) : t('product.stock.in')) : t('product.stock.out')}
      </span>
      {days !== undefined && (
        <span className={styles.leadTime}>
          {isInStock ? t('product.stock.more', { days }) : t('product.stock.lead-time', { days })}
        </span>
      )}
    </p>
  );
};
