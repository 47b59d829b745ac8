import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import Slabs from '#storefront/features/slabs/slabs.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useSessionKey } from '#storefront/platform/session/use-customer.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { buyHeldSlabWith } from './buy-held-slab.ts';

/** The slabs of a product's page; another visitor's begin anew. */
export default function ProductSlabs({ sku, config }: { sku: string; config: string | undefined }) {
  const inView = useAddress();
  const router = useRouter();
  const buy = buyHeldSlabWith(usePlatform(), useCartContext(), () => void router.navigate(inView('/cart')));
  return <Slabs key={`${useSessionKey()} ${sku}`} sku={sku} config={config} buy={buy} />;
}
