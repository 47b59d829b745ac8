import { PAGES } from '#contract/pages.ts';
import { useEffect } from 'react';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';

/** Once for each page load. The checkout page does it itself. */
export const useOrderRecovery = (): void => {
  const platform = usePlatform();
  const router = useRouter();
  const cart = useCartContext();
  useEffect(() => {
    const isCheckout = router.state.location.pathname.endsWith(PAGES.checkout.path as string);
    if (isCheckout || browserStorage.get('sent_order') === undefined) return;
    void withMessages('buy', () => import('./recover-order.ts')).then(
      ({ recoverOrder }) => recoverOrder(platform, router, cart),
      () => undefined,
    );
  }, [platform, router, cart]);
};
