import { useFeature } from '#storefront/platform/platform.tsx';
import { CompareButton } from '#storefront/features/compare/compare-button.tsx';
import { compareHref } from '#storefront/features/compare/compared.ts';
import { SampleButton } from '#storefront/features/samples/sample-button.tsx';
import { ProductHeart } from '#storefront/features/wishlist/product-heart.tsx';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import type { CompareProps, ProductActions, WishProps } from '#storefront/platform/product-data/product-actions.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';

const Wish = (wish: WishProps) => {
  const inView = useAddress();
  const router = useRouter();
  if (!useFeature('wish list')) return null;
  return <ProductHeart {...wish} open={() => void router.navigate(inView('/wishlist'))} />;
};

const Compare = (product: CompareProps) => {
  const inView = useAddress();
  const router = useRouter();
  return <CompareButton {...product} open={(products) => void router.navigate(inView(compareHref(products)))} />;
};

/** Buttons shown beside products: sample, wishlist and comparison. */
export const PRODUCT_ACTIONS: ProductActions = { Sample: SampleButton, Wish, Compare };
