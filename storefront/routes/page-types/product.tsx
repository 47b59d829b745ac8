import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '#storefront/platform/navigation/signals.ts';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { attributeLabelsQuery } from '#storefront/features/product/facts/attribute-labels.ts';
import { hasChoices } from '#storefront/features/product/model/product.ts';
import { productHead } from '#storefront/features/product/page/product-head.ts';
import { ProductPage } from '#storefront/features/product/page/product-page.tsx';
import { hiddenPriceQuery } from '#storefront/features/product/model/product-query.ts';
import { productQuery } from '#storefront/features/product/model/product-query.ts';
import type { SearchValues } from '#storefront/platform/navigation/router-context.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { island } from '#storefront/platform/island/island.tsx';
import { useFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { definePageType } from '#storefront/shell/page.tsx';
import { addToCartOf, showingAdded } from '#storefront/shell/add-to-cart.ts';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';

/** Few products have choices: no other page loads this code, or its messages. */
const fetchComposed = () => import('#storefront/features/product/composed/composed-panel.tsx');

const Slabs = island(() => withMessages('service', () => import('#storefront/shell/slabs.tsx')), 'interaction');
const Delivery = island(
  () => withMessages('service', () => import('#storefront/features/estimate/product-delivery.tsx')),
  'visible',
);
const BelowProduct = island(
  () => withMessages('service', () => import('#storefront/shell/below-product.tsx')),
  'interaction',
);

/** From the page's current data, which may be newer than the rendered data. */
const Below = ({ path }: { path: string }) => {
  const { data } = useSuspenseQuery(productQuery(usePlatform(), path));
  return data && <BelowProduct product={data.record} />;
};

/** For the variant in the URL. */
const skuOf = (search: SearchValues): string | undefined =>
  typeof search['config'] === 'string' ? search['config'] : undefined;

export const pageType = definePageType({
  prefetch: async ({ context: { platform, queryClient }, path }) => {
    await Promise.all([
      queryClient.prefetchQuery(productQuery(platform, path)),
      queryClient.prefetchQuery(attributeLabelsQuery(platform)),
    ]);
  },
  load: async ({ context: { platform, queryClient }, page }) => {
    const [product] = await Promise.all([
      queryClient.ensureQueryData(productQuery(platform, page.path)),
      queryClient.prefetchQuery(attributeLabelsQuery(platform)),
    ]);
    if (!product) throw notFound();
    const { sku, price_range: range } = product.record;
    if (sku && range.minimum_price.final_price.value === null)
      await queryClient.ensureQueryData(hiddenPriceQuery(platform, sku));
    if (!hasChoices(product.record)) return { product };
    const { ComposedPanel: Composed, loadChoices } = await untilFetched(fetchComposed);
    const least = await loadChoices({ platform, queryClient }, page.path, product.record);
    return { product, Composed, least };
  },
  head: ({ context, search, data }) => productHead(context.platform, data.product, skuOf(search), data.least),
  facts: ({ product }) => ({ product: product.record }),
  Component: ({ page, search, data }) => {
    const cart = useCartContext();
    const hasSlabs = useFeature('slabs');
    const hasDelivery = useFeature('delivery to a postal code');
    return (
      <ProductPage
        path={page.path}
        config={skuOf(search)}
        Composed={data.Composed}
        Delivery={hasDelivery ? Delivery : undefined}
        addToCart={showingAdded(addToCartOf(usePlatform(), cart), cart)}
        slabs={hasSlabs && <Slabs sku={data.product.record.sku ?? ''} config={skuOf(search)} />}
        related={<Below path={page.path} />}
      />
    );
  },
});
