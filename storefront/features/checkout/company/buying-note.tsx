import { useEffect } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import styles from '../steps/payment-step.module.css';
import { useBuying } from './use-buying.ts';

/** Shows the available credit; calls `onAbove` if the order exceeds it, which is then shown instead. */
export const BuyingNote = ({ onAbove }: { onAbove: (isAbove: boolean) => void }) => {
  const t = useT();
  const money = useMoney();
  const { credit, total, needsApproval } = useBuying();
  const values = credit && {
    limit: money(credit.credit_limit),
    free: money(credit.available_credit),
    total: money(total),
  };
  const isAbove = Boolean(credit && total && (total.value ?? 0) > (credit.available_credit.value ?? 0));
  useEffect(() => onAbove(isAbove), [onAbove, isAbove]);
  if (values && isAbove)
    return (
      <p className={styles.note} role="alert">
        {t('checkout.credit.above', values)}
      </p>
    );
  return (
    <>
      {values && <p className={styles.note}>{t('checkout.credit.free', values)}</p>}
      {needsApproval && <p className={styles.note}>{t('checkout.company.waits')}</p>}
    </>
  );
};
