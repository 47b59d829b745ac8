import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import type { OrderLife } from './life.ts';

/** Describes the shipping that the cancellation of the second shipment refunds; empty if this is unknown. */
export const useFreightWords = ({ laterShipping }: Pick<OrderLife, 'laterShipping'>): string => {
  const t = useT();
  const money = useMoney();
  if (!laterShipping) return '';
  return laterShipping.value
    ? t('orders.cancel.later.freight', { amount: money(laterShipping) })
    : t('orders.cancel.later.freight.shared');
};
