import { useFeature } from '#storefront/platform/platform.tsx';
import { SampleButton } from '#storefront/features/samples/sample-button.tsx';
import { ProductHeart } from '#storefront/features/wishlist/product-heart.tsx';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import type { ProductActions, WishProps } from '#storefront/platform/product-data/product-actions.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';

const Wish = (wish: WishProps) => {
  const inView = useAddress();
  const router = useRouter();
  if (!useFeature('wish list')) return null;
  return <ProductHeart {...wish} open={() => void router.navigate(inView('/wishlist'))} />;
};

/** Buttons shown beside products: sample and wishlist. */
export const PRODUCT_ACTIONS: ProductActions = { Sample: SampleButton, Wish };
