import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import type { SaveLine } from '#storefront/features/cart/use-line-changes.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';

/** Saves a line of the cart for later in the wishlist; loaded on the first press. */
export const useSaveLine = (): SaveLine | undefined => {
  const platform = usePlatform();
  const t = useT();
  const router = useRouter();
  const inView = useAddress();
  if (!hasFeature(platform, 'wish list')) return undefined;
  return async (line) => {
    const { saveLine } = await import('./save-line.ts').catch(() => {
      throw new Error(t('cart.error.other'));
    });
    return saveLine(platform, line, () => void router.navigate(inView('/wishlist')));
  };
};
