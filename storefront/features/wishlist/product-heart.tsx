import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { WishProps } from '#storefront/platform/product-data/product-actions.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { Heart } from './heart.tsx';
import { useWishes } from './use-wishes.ts';
import { FullWishlist, stateOf } from './wishes.ts';

type Props = WishProps & {
  /** Opens the wishlist. */
  open: () => void;
};

/** The heart of a product. The server renders it as not on the list; a press before the list is known adds. */
export const ProductHeart = ({ sku, variantSku, name, hasWords, open }: Props) => {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const { state, add, remove } = useWishes();
  const wish = stateOf(state, sku);
  const press = async (): Promise<void> => {
    if (state.busy.has(sku)) return;
    const isIn = wish === 'IN_WISHLIST';
    try {
      await (isIn ? remove(sku) : add({ sku, variantSku }));
      addToast({
        type: 'success',
        message: t(isIn ? 'wishlist.removed' : isSignedIn ? 'wishlist.added' : 'wishlist.added.guest'),
        actionText: t('wishlist.see'),
        onAction: (close) => (close(), open()),
      });
    } catch (error) {
      addToast({ type: 'error', message: t(error instanceof FullWishlist ? 'wishlist.full' : 'wishlist.failed') });
    }
  };
  return (
    <Heart
      name={name}
      isIn={wish === 'IN_WISHLIST'}
      isBusy={state.busy.has(sku) || (isSignedIn && wish === 'LOADING')}
      hasWords={hasWords}
      onPress={() => void press()}
    />
  );
};
