import { useCheckout } from '../checkout-context.tsx';
import type { Step as StepName } from '../state/types.ts';

export const ORDER: readonly StepName[] = [
  'shippingAddress',
  'shippingMethod',
  'billingAddress',
  'paymentMethod',
  'order',
];

/** The first step that lacks its answer, or the one the shopper went back to. */
export const useOpenStep = (): StepName => {
  const { shippingAddress, shippingMethod, billingAddress, paymentData, totals, editing } = useCheckout(
    (state) => state,
  );
  const isDone: Record<StepName, boolean> = {
    shippingAddress: shippingAddress !== undefined,
    shippingMethod: shippingMethod !== undefined && totals !== undefined,
    billingAddress: billingAddress !== undefined,
    paymentMethod: paymentData !== undefined,
    order: false,
  };
  // Stryker disable next-line LogicalOperator,StringLiteral: the order is never done, it is the compiler that asks
  const first = ORDER.find((step) => !isDone[step]) ?? 'order';
  // Stryker disable next-line EqualityOperator: a step is not before itself, and would be the same one
  return editing && ORDER.indexOf(editing) < ORDER.indexOf(first) ? editing : first;
};
