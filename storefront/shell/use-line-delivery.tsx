import type { ReactNode } from 'react';
import { useCart } from '#storefront/features/cart/cart-context.tsx';
import LineDelivery from '#storefront/features/delivery/line-delivery.tsx';

/** How lines of the cart travel, and when they leave; `about` changes with what else it depends on. */
export const useLineDelivery = (about?: string): ((line: { uid: string }) => ReactNode) | undefined => {
  const details = useCart((state) => state.details);
  if (!details) return undefined;
  const revision = about ?? JSON.stringify(details);
  const still = new Set(details.lines.filter(({ isVirtual }) => isVirtual).map(({ uid }) => uid));
  return function Delivery({ uid }) {
    return still.has(uid) ? null : <LineDelivery cartId={details.id} revision={revision} uid={uid} />;
  };
};
