import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { ProductCard } from '#storefront/features/catalog/card/product-card.tsx';
import { namedProductsQuery } from '#storefront/features/catalog/data/product-queries.ts';
import { GetSamplesDocument } from '#storefront/features/samples/api/get-samples.graphql.ts';
import { Projects } from '#storefront/features/wishlist/projects/projects.tsx';
import { SharedList } from '#storefront/features/wishlist/projects/shared-list.tsx';
import type { Wish } from '#storefront/features/wishlist/types.ts';
import { WishList } from '#storefront/features/wishlist/wish-list.tsx';
import type { WishedProduct } from '#storefront/features/wishlist/wished-product.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { addToCartOf } from './add-to-cart.ts';
import { OnwardLinks } from './onward-links.tsx';

/** Width of the picture beside a line of a project. */
const PICTURE = 96;

/** Products of the wish list as lists show them; undefined until they are loaded. */
const useProducts = (skus: readonly string[]): ReadonlyMap<string, WishedProduct> | undefined => {
  const wanted = [...new Set(skus)].toSorted();
  const { data } = useQuery({
    ...namedProductsQuery(usePlatform(), { skus: wanted, urlKeys: [] }),
    enabled: wanted.length > 0,
    // The others stay while one leaves.
    placeholderData: (before) => before,
  });
  return (
    data &&
    new Map(
      data.map((card) => [
        card.sku,
        {
          name: card.name,
          path: card.path,
          sellingUnit: card.sellingUnit,
          needsChoice: card.sizes + card.finishes > 0,
          card: <ProductCard card={card} level={2} />,
          picture: card.image && <Image src={card.image.url} alt="" width={PICTURE} sizes={`${PICTURE}px`} />,
          hasSample: card.hasSample === true,
        },
      ]),
    )
  );
};

/** Actions on a list that this shop supports. */
const useTools = () => {
  const platform = usePlatform();
  const cart = useCartContext();
  const add = addToCartOf(platform, cart);
  return {
    addToCart: ({ sku, variantSku, quantity }: Wish) =>
      add({ sku: variantSku ?? sku, parentSku: variantSku ? sku : undefined, name: '', quantity }),
    addSample: async (productSku: string) => {
      const { samples } = await platform.commerce.query(GetSamplesDocument, { skus: [productSku] }, { noCache: true });
      const offer = samples?.items[0];
      if (!offer?.is_in_stock) throw new Error(translateWith(platform)('samples.out'));
      const { sku } = offer;
      await cart.actions.restore();
      if (!cart.store.getState().details?.lines.some((line) => line.sku === sku))
        await add({ sku, name: '', quantity: 1 });
    },
  };
};

/** Wishlist and projects with the shop's cards and cart, or a shared list. */
export const WishlistScreen = () => {
  const tools = useTools();
  const router = useRouter();
  const inView = useAddress();
  const isSignedIn = useIsSignedIn();
  const requested = new URLSearchParams(useRouterState(({ location }) => location.searchStr));
  const shared = requested.get('shared');
  if (shared) return <SharedList code={shared} useProducts={useProducts} {...tools} />;
  const wishList = (
    <WishList useProducts={useProducts} addToCart={tools.addToCart} onwardLinks={<OnwardLinks isLate />} />
  );
  if (!isSignedIn) return wishList;
  return (
    <Projects
      useProducts={useProducts}
      current={requested.get('list') ?? undefined}
      open={(id) => void router.navigate(inView(id ? `/wishlist?list=${id}` : '/wishlist'))}
      wishList={wishList}
      {...tools}
    />
  );
};
