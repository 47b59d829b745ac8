import { useT } from '#storefront/platform/i18n/use-t.ts';

/**
 * The label of an order's status as the store view spells it; the API spells "Canceled" the same in every country.
 * Magento calls an order complete as soon as it has shipped; while its delivery is still to come, it reads "Shipped".
 */
export const useStatusText = (): ((status: string, isOnItsWay?: boolean) => string) => {
  const t = useT();
  return (status, isOnItsWay = false) => {
    if (isOnItsWay) return t('orders.status.shipped');
    return status === 'Canceled' ? t('orders.status.canceled') : status;
  };
};
