import { useT } from '#storefront/platform/i18n/use-t.ts';

/** The label of an order's status as the store view spells it; the API spells "Canceled" the same in every country. */
export const useStatusText = (): ((status: string) => string) => {
  const t = useT();
  return (status) => (status === 'Canceled' ? t('orders.status.canceled') : status);
};
