import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { isContained } from '#storefront/platform/money/contained-taxes.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import type { Totals } from '../types.ts';
import styles from './total-rows.module.css';

type Props = {
  totals: Totals;
  isComplete: boolean;
  /** Nothing is shipped, so that shipping has no row. */
  isVirtual?: boolean;
};

/** Rows for subtotal, discounts, shipping, added taxes, grand total and included taxes. */
export const TotalRows = ({ totals, isComplete, isVirtual = false }: Props) => {
  const t = useT();
  const money = useMoney();
  const storeView = useStoreView();
  const isIncluded = storeView.tax === 'included';
  const shipping = totals.shipping?.value === 0 ? t('checkout.shipping.free') : money(totals.shipping);
  return (
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>{t('checkout.total.subtotal')}</dt>
        <dd>{money(isIncluded ? (totals.subtotalIncludingTax ?? totals.subtotal) : totals.subtotal)}</dd>
      </div>
      {totals.discounts?.map(({ label, amount }, index) => (
        // Two rules may have one name; the order never changes within a cart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${label} ${index}`} className={styles.row}>
          <dt>{label}</dt>
          <dd>{money({ ...amount, value: -amount.value })}</dd>
        </div>
      ))}
      {!isVirtual && (
        <div className={styles.row}>
          <dt>{t('checkout.total.shipping')}</dt>
          <dd>{isComplete ? shipping : <span className={styles.later}>{t('checkout.total.shipping.later')}</span>}</dd>
        </div>
      )}
      {isComplete &&
        totals.taxes
          .filter(({ amount }) => !isContained(storeView, amount))
          .map((tax) => (
            <div key={tax.label} className={styles.row}>
              <dt>{tax.label}</dt>
              <dd>{money(tax.amount)}</dd>
            </div>
          ))}
      {!isComplete && storeView.tax === 'added' && (
        <div className={styles.row}>
          <dt>{t('checkout.total.taxes')}</dt>
          <dd>
            <span className={styles.later}>{t('checkout.total.tax.later')}</span>
          </dd>
        </div>
      )}
      {isComplete && totals.grandTotal && (
        <div className={`${styles.row} ${styles.grand}`}>
          <dt>{t('checkout.total.grand')}</dt>
          <dd>{money(totals.grandTotal)}</dd>
        </div>
      )}
      {isComplete &&
        totals.taxes
          .filter(({ amount }) => isContained(storeView, amount))
          .map((tax) => (
            <div key={tax.label} className={styles.row}>
              <dt>{t('money.includes', { tax: tax.label })}</dt>
              <dd>{money(tax.amount)}</dd>
            </div>
          ))}
    </dl>
  );
};
