import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCompanyRole, ordersAlone } from '#contract/company.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useCheckout } from '../checkout-context.tsx';
import styles from '../steps/payment-step.module.css';
import { GetBuyingDocument, type GetBuyingQuery } from './get-buying.graphql.ts';

/** Whether an administrator of the customer's company has to say yes to this total. */
const needsApproval = ({ company }: GetBuyingQuery, total: number): boolean =>
  company !== null &&
  company !== undefined &&
  isCompanyRole(company.role.id) &&
  !ordersAlone(company.role.id, company.order_limit ?? null, total);

/** What is free of the credit; `onAbove` hears whether the order is more, which is said instead. */
export const BuyingNote = ({ onAbove }: { onAbove: (isAbove: boolean) => void }) => {
  const t = useT();
  const money = useMoney();
  const platform = usePlatform();
  const total = useCheckout(({ totals }) => totals?.grandTotal);
  const { data } = useQuery(
    queryOptionsFor(platform, GetBuyingDocument, {}, { noCache: true, staleTime: 0, select: (found) => found }),
  );
  const credit = data?.customerCredit;
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
      {data && total && needsApproval(data, total.value ?? 0) && (
        <p className={styles.note}>{t('checkout.company.waits')}</p>
      )}
    </>
  );
};
