import { notFound } from '#storefront/platform/navigation/signals.ts';
import { reviewData } from '#storefront/features/reviews/review-data.ts';
import { ReviewsPage } from '#storefront/features/reviews/reviews-page.tsx';
import { filterOf, overviewQuery, reviewedProductQuery } from '#storefront/features/reviews/reviews-query.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import { definePage } from '#storefront/shell/page.tsx';

/** The reviews of a product (RT-43). */
export const page = definePage({
  load: async ({ context: { platform, queryClient }, params, search }) => {
    const sku = params['productSku'] ?? '';
    const requested = filterOf(search, platform.storeView.language);
    const [found, overview] = await Promise.all([
      queryClient.ensureQueryData(reviewedProductQuery(platform, sku)),
      queryClient.ensureQueryData(overviewQuery(platform, sku, requested)),
    ]);
    if (!found || !overview) throw notFound();
    return { sku, requested, product: found.product, overview };
  },
  head: ({ context: { platform }, data: { product, overview } }) => {
    const t = translateWith(platform);
    const absolute = (address: string): string => (address.startsWith('/') ? platform.origin + address : address);
    const picture = product.small_image?.url;
    const path = addressIn(platform.storeView, `/${product.url_key}${product.url_suffix ?? ''}`);
    const data = reviewData(product, overview, {
      product: absolute(path),
      absolute: (url) => absolute(imageUrl(url, { width: 960, height: 1200 })),
    });
    return {
      title: t('reviews.title', { product: product.name ?? '' }),
      description: t('reviews.description', { product: product.name ?? '' }),
      image: picture ? absolute(imageUrl(picture, { width: 960, height: 1200 })) : undefined,
      type: 'article' as const,
      // Review forms should not appear in search engines.
      ...(overview.count + overview.other_count === 0 && { isIndexed: false as const }),
      structuredData: data ? [data] : [],
    };
  },
  Component: ({ data: { sku, requested } }) => <ReviewsPage sku={sku} filter={requested} />,
});
