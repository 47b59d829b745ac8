import { useT } from '#storefront/platform/i18n/use-t.ts';

/**
 * Label of an order's status in the store view's spelling; the API always returns "Canceled". Magento calls an order
 * complete as soon as it has shipped; until its delivery it is shown as "Shipped".
 */
export const useStatusText = (): ((status: string, isOnItsWay?: boolean) => string) => {
  const t = useT();
  return (status, isOnItsWay = false) => {
    if (isOnItsWay) return t('orders.status.shipped');
    return status === 'Canceled' ? t('orders.status.canceled') : status;
  };
};
