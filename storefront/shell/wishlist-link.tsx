import { WishlistTrigger } from '#storefront/features/header/wishlist-trigger.tsx';
import { useWishes } from '#storefront/features/wishlist/use-wishes.ts';

/** The header's link to the wish list; the count is known only in the browser. */
export default function WishlistLink() {
  return <WishlistTrigger count={useWishes().state.wishes?.length} />;
}
