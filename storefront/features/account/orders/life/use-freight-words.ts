import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import type { OrderLife } from './life.ts';

/** Text about the refund of shipping if the second shipment is canceled; empty if the amount is unknown. */
export const useFreightWords = ({ laterShipping }: Pick<OrderLife, 'laterShipping'>): string => {
  const t = useT();
  const money = useMoney();
  if (!laterShipping) return '';
  return laterShipping.value
    ? t('orders.cancel.later.freight', { amount: money(laterShipping) })
    : t('orders.cancel.later.freight.shared');
};
