import { useFeature } from '#storefront/platform/platform.tsx';
import type { GetProductQuery } from '#storefront/features/product/api/get-product.graphql.ts';
import { RelatedProducts } from '#storefront/features/catalog/list/related-products.tsx';
import { ProductReviews } from '#storefront/features/reviews/product-reviews.tsx';

type Record = NonNullable<NonNullable<NonNullable<GetProductQuery['products']>['items']>[number]>;

/** The end of a product's page: reviews and related products. */
export default function BelowProduct({ product }: { product: Record }) {
  const hasReviews = useFeature('reviews');
  return (
    <>
      {hasReviews && product.sku && <ProductReviews key={product.sku} sku={product.sku} />}
      <RelatedProducts products={product.related_products ?? null} />
    </>
  );
}
