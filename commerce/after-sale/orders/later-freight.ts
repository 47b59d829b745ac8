import type { BoughtOrder } from './bought-types.ts';
import { shareOf } from './life/bill-rules.ts';

type WithFreight = Pick<BoughtOrder, 'laterShippingAmount' | 'shippingAmount'> & {
  discounts: readonly { shippingAmount: number }[];
};

/** Price of the second shipment after discounts, in minor units; 0 if both shipments have one price. */
export const laterFreight = ({ laterShippingAmount, shippingAmount, discounts }: WithFreight): number => {
  const later = laterShippingAmount ?? 0;
  const discount = discounts.reduce((sum, one) => sum + one.shippingAmount, 0);
  return later - shareOf(discount, { from: 0, to: later }, shippingAmount);
};
