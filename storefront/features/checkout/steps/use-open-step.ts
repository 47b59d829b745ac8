import { useCheckout } from '../checkout-context.tsx';
import type { Step as StepName } from '../types.ts';

export const ORDER: readonly StepName[] = [
  'shippingAddress',
  'shippingMethod',
  'billingAddress',
  'paymentMethod',
  'order',
];

/** The first incomplete step, or one reopened by the shopper; virtual carts need no shipping method. */
export const useOpenStep = (isVirtual: boolean): StepName => {
  const { shippingAddress, shippingMethod, billingAddress, paymentData, totals, editing } = useCheckout(
    (state) => state,
  );
  const isDone: Record<StepName, boolean> = {
    shippingAddress: shippingAddress !== undefined,
    shippingMethod: isVirtual || (shippingMethod !== undefined && totals !== undefined),
    billingAddress: billingAddress !== undefined,
    paymentMethod: paymentData !== undefined,
    order: false,
  };
  const first = ORDER.find((step) => !isDone[step]) ?? 'order';
  return editing && ORDER.indexOf(editing) < ORDER.indexOf(first) ? editing : first;
};
