import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GetProductQuery } from '#storefront/features/product/api/get-product.graphql.ts';
import { RelatedProducts } from '#storefront/features/catalog/list/related-products.tsx';
import { ProductReviews } from '#storefront/features/reviews/product-reviews.tsx';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';

const SlabsSlot = lazy(() => untilFetched(() => import('./slabs-slot.tsx')));

type Record = NonNullable<NonNullable<NonNullable<GetProductQuery['products']>['items']>[number]>;
type Props = { product: Record; config: string | undefined };

/** The place that a slab's page keeps for its stones, which are drawn in the browser: what they say changes by the minute. */
const SlabsInPlace = ({ sku, config }: { sku: string; config: string | undefined }) => {
  const [host, setHost] = useState<Element>();
  useEffect(() => {
    const place = document.querySelector('[data-slabs]');
    setHost(place ? (place.firstElementChild ?? place.appendChild(document.createElement('div'))) : undefined);
  }, [sku]);
  return host && createPortal(<SlabsSlot sku={sku} config={config} />, host);
};

/** What a product's page needs once it is touched: its slabs, what shoppers say, and products that go with it. */
export const BelowProduct = ({ product, config }: Props) => (
  <>
    <Suspense>
      <SlabsInPlace sku={product.sku ?? ''} config={config} />
    </Suspense>
    {product.sku && <ProductReviews key={product.sku} sku={product.sku} />}
    <RelatedProducts products={product.related_products ?? null} />
  </>
);
