import { useRouter, useSearch } from '#storefront/platform/navigation/use-router.ts';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { HoldPage } from '#storefront/features/slabs/hold-page.tsx';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { buyHeldSlabWith } from '#storefront/shell/buy-held-slab.ts';
import { definePage } from '#storefront/shell/page.tsx';

/** Target of the link in the mails of a hold. */
export const page = definePage({
  load: () => Promise.resolve(),
  head: ({ context }) => ({ title: translateWith(context.platform)('slabs.page.title') }),
  Component: function SlabHold() {
    const { token } = useSearch();
    const inView = useAddress();
    const router = useRouter();
    const buy = buyHeldSlabWith(usePlatform(), useCartContext(), () => void router.navigate(inView('/cart')));
    return <HoldPage token={typeof token === 'string' ? token : ''} buy={buy} />;
  },
});
