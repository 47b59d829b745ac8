import type { CheckoutCart } from '../checkout-cart.ts';
import type { ShippingMethod } from '../types.ts';

type Props = { method: ShippingMethod | undefined; dayOf: CheckoutCart['dayOf'] };

/** The chosen shipping method and its delivery day. */
export const ShippingSummary = ({ method, dayOf }: Props) =>
  method && (
    <>
      <p>{method.method_title}</p>
      {dayOf && <p>{dayOf(method)}</p>}
    </>
  );
