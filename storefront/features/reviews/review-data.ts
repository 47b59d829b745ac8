import type { Overview, ReviewedProduct } from './reviews-query.ts';

/** Schema.org Product with the reviews on its page; undefined without any. Invented samples do not count. */
export const reviewData = (
  { name, sku, small_image: picture }: ReviewedProduct,
  { count, average_rating: average, items }: Overview,
  { product, absolute }: { product: string; absolute: (url: string) => string },
): Readonly<Record<string, unknown>> | undefined =>
  count === 0
    ? undefined
    : {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        sku,
        url: product,
        ...(picture?.url && { image: absolute(picture.url) }),
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(average / 2) / 10,
          reviewCount: count,
          bestRating: 5,
          worstRating: 1,
        },
        review: items.map((review) => ({
          '@type': 'Review',
          name: review.summary,
          reviewBody: review.text,
          inLanguage: review.language,
          datePublished: review.created_at.slice(0, 10),
          author: { '@type': 'Person', name: review.nickname },
          reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
        })),
      };
