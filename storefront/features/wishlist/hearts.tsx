import { createPortal } from 'react-dom';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { useAdoptedStyles } from '#storefront/ui/adopted-styles.ts';
import { usePlaces, type Place } from '#storefront/ui/use-places.ts';
import { Heart } from './heart.tsx';
import { useWishes } from './use-wishes.ts';
import css from './wishlist.css?inline';
import { FullWishlist, stateOf } from './wishes.ts';

const cardOf = ({ element }: Place): Element | null => element.closest('article');
/** The name of the product that a place belongs to, as the page has it. */
const nameAt = (place: Place): string =>
  (cardOf(place) ?? document.querySelector('main'))?.querySelector('h1, h2, h3')?.textContent ?? '';

/** A heart in every place that a product keeps for it (`WishPlace`). `open` leads to the wish list. */
export const Hearts = ({ open }: { open: () => void }) => {
  useAdoptedStyles(css);
  const t = useT();
  const places = usePlaces('data-wish');
  const isSignedIn = useIsSignedIn();
  const { state, add, remove } = useWishes();
  const press = async (sku: string, variantSku: string | undefined): Promise<void> => {
    const isIn = stateOf(state, sku) === 'IN_WISHLIST';
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
  return places.map((place, index) => {
    const [sku = '', variantSku] = place.value.split('\n');
    const wish = stateOf(state, sku);
    return createPortal(
      <Heart
        name={nameAt(place)}
        state={wish}
        hasWords={!cardOf(place)}
        onPress={() => void (wish !== 'LOADING' && press(sku, variantSku))}
      />,
      place.element,
      `${sku} ${index}`,
    );
  });
};
