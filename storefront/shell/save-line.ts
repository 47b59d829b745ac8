import type { CartLine } from '#storefront/features/cart/state/types.ts';
import { FullWishlist, wishesOf } from '#storefront/features/wishlist/wishes.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';

/** Moves a line of the cart to the wishlist, with its quantity. `open` opens the list. */
export const saveLine = async (
  platform: Platform,
  { sku, parentSku, quantity, name }: CartLine,
  open: () => void,
): Promise<() => void> => {
  const t = translateWith(platform);
  await wishesOf(platform)
    .add(parentSku ? { sku: parentSku, variantSku: sku, quantity } : { sku, quantity })
    .catch((error: unknown) => {
      throw new Error(t(error instanceof FullWishlist ? 'wishlist.full' : 'wishlist.failed'));
    });
  return () =>
    addToast({
      type: 'success',
      message: t(platform.session.isSignedIn() ? 'wishlist.kept' : 'wishlist.kept.guest', { name }),
      actionText: t('wishlist.see'),
      onAction: (close) => (close(), open()),
    });
};
