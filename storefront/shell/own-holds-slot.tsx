import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import OwnHolds from '#storefront/features/slabs/own-holds-list.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { buyHeldSlabWith } from './buy-held-slab.ts';

/** A customer's held slabs, on account pages. */
export default function OwnHoldsSlot() {
  const inView = useAddress();
  const router = useRouter();
  return (
    <OwnHolds buy={buyHeldSlabWith(usePlatform(), useCartContext(), () => void router.navigate(inView('/cart')))} />
  );
}
