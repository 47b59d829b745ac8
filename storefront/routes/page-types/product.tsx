import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { productHead } from '#storefront/features/product/page/product-head.ts';
import { ProductPage } from '#storefront/features/product/page/product-page.tsx';
import { productQuery } from '#storefront/features/product/page/product-query.ts';
import type { SearchValues } from '#storefront/platform/page/router-context.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { untilTouched } from '#storefront/ui/until-touched.ts';
import { definePageType } from '#storefront/shell/page.tsx';
import { addToCartOf } from '#storefront/shell/add-to-cart.ts';

// Far below the fold: rendered on the server, hydrated once the page is touched.
const fetchRelated = () => import('#storefront/features/catalog/list/related-products.tsx');
const RelatedProducts = import.meta.env.SSR
  ? (await fetchRelated()).RelatedProducts
  : lazy(async () => {
      await untilTouched();
      const { RelatedProducts: Part } = await untilFetched(fetchRelated);
      return { default: Part };
    });

// Of slabs alone, below the fold, and by the minute: drawn in the browser once the page is touched.
const SlabsSlot = import.meta.env.SSR
  ? () => null
  : lazy(async () => {
      await untilTouched();
      return untilFetched(() => import('#storefront/shell/slabs-slot.tsx'));
    });

/** From the page's current data, which may differ from what it was rendered with. */
const Related = ({ path }: { path: string }) => {
  const { data } = useSuspenseQuery(productQuery(usePlatform(), path));
  return <RelatedProducts products={data?.record.related_products ?? null} />;
};

/** Of the variant in the URL. */
const skuOf = (search: SearchValues): string | undefined =>
  typeof search['config'] === 'string' ? search['config'] : undefined;

export const pageType = definePageType({
  load: async ({ context: { platform, queryClient }, page }) => {
    const product = await queryClient.ensureQueryData(productQuery(platform, page.path));
    if (!product) throw notFound();
    return product;
  },
  head: ({ context, search, data }) => productHead(context.platform, data, skuOf(search)),
  facts: ({ record }) => ({ product: record }),
  Component: ({ page, search }) => (
    <ProductPage
      path={page.path}
      config={skuOf(search)}
      addToCart={addToCartOf(usePlatform(), useCartContext())}
      slabs={(sku) => (
        <Suspense>
          <SlabsSlot sku={sku} config={skuOf(search)} />
        </Suspense>
      )}
      related={
        <Suspense>
          <Related path={page.path} />
        </Suspense>
      }
    />
  ),
});
