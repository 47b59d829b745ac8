import { isVault } from '#storefront/features/checkout/payment/methods.ts';
import type { Receipt } from '#storefront/features/checkout/types.ts';
import { publish } from '#storefront/platform/analytics/publish.ts';
import { rememberPurchase } from '#storefront/platform/browser-storage/histories.ts';

/** Measures an order and adds its products to the purchase history; once for each order. */
export const publishOrder = (receipt: Receipt): void => {
  const { items, number, id, paymentCode, paymentMethod, shippingTitle, totals, coupons = [] } = receipt;
  publish({
    kind: 'order-placed',
    type: isVault(paymentCode ?? '') ? 'instant_purchase' : 'checkout',
    order: {
      number: number ?? id,
      paymentCode,
      paymentMethod,
      shippingTitle,
      coupons,
      subtotal: totals?.subtotal,
      subtotalIncludingTax: totals?.subtotalIncludingTax,
      shipping: totals?.shipping,
      grandTotal: totals?.grandTotal,
      taxes: totals?.taxes ?? [],
    },
  });
  rememberPurchase(items.map(({ sku }) => sku));
};
