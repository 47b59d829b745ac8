import { useT } from '#storefront/platform/i18n/use-t.ts';
import { stockOf, type Buyable } from '../model/product.ts';
import { StockWords } from './stock-words.tsx';
import styles from './buy-panel.module.css';

/** Whether it is in stock, and how long restocking takes. */
export const StockLine = ({ buyable }: { buyable: Buyable }) => {
  const t = useT();
  const { restockDays: days } = stockOf(buyable);
  return (
    <p className={buyable.isInStock ? styles.inStock : styles.outOfStock}>
      <span className={styles.stockState}>
        <StockWords buyable={buyable} />
      </span>
      {days !== undefined && <span className={styles.leadTime}>{t('product.stock.restock', { days })}</span>}
    </p>
  );
};
