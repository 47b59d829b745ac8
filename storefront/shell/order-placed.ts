import type { Receipt } from '#storefront/features/checkout/state/types.ts';
import { publish } from '#storefront/platform/analytics/publish.ts';
import { rememberPurchase } from '#storefront/platform/browser-storage/histories.ts';

/** Measures an order and adds its products to the purchase history; once for each order. */
export const publishOrder = ({
  items,
  number,
  id,
  paymentCode,
  paymentTitle,
  shippingTitle,
  totals,
}: Receipt): void => {
  const amounts = {
    subtotal: totals?.subtotal,
    shipping: totals?.shipping,
    grandTotal: totals?.grandTotal,
    taxes: totals?.taxes ?? [],
  };
  publish({
    kind: 'order-placed',
    type: 'checkout',
    order: { number: number ?? id, paymentCode, paymentTitle, shippingTitle, ...amounts },
  });
  rememberPurchase(items.map(({ sku }) => sku));
};
