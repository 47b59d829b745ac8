import { useCheckout } from '../checkout-context.tsx';
import type { Step as StepName } from '../state/types.ts';

export const ORDER: readonly StepName[] = [
  'shippingAddress',
  'shippingMethod',
  'billingAddress',
  'paymentMethod',
  'order',
];

/** The first incomplete step, or the one the shopper went back to; goods that are not shipped need no way. */
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
  // Stryker disable next-line LogicalOperator,StringLiteral: `order` is never done; only the compiler needs it
  const first = ORDER.find((step) => !isDone[step]) ?? 'order';
  // Stryker disable next-line EqualityOperator: when both are the same step, so is the result
  return editing && ORDER.indexOf(editing) < ORDER.indexOf(first) ? editing : first;
};
