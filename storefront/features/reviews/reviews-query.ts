import { isLanguageKey, type Language } from '#contract/languages.ts';
import { REVIEWS_A_PAGE, REVIEW_SORTS, STARS, starsOf, type ReviewSortName, type Stars } from '#contract/reviews.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { SearchValues } from '#storefront/platform/navigation/router-context.ts';
import { hasFeature, type Platform } from '#storefront/platform/platform.tsx';
import { GetPlainReviewsDocument, type GetPlainReviewsQuery } from './api/get-plain-reviews.graphql.ts';
import { GetReviewOverviewDocument, type GetReviewOverviewQuery } from './api/get-review-overview.graphql.ts';
import { GetReviewedProductDocument, type GetReviewedProductQuery } from './api/get-reviewed-product.graphql.ts';

type Caller = Pick<Platform, 'commerce' | 'storeView' | 'currency' | 'lacks'>;

export type ReviewedProduct = NonNullable<
  NonNullable<NonNullable<GetReviewedProductQuery['products']>['items']>[number]
>;
export type Criterion = { id: string; name: string; values: readonly { value_id: string; value: string }[] };
export type Overview = NonNullable<GetReviewOverviewQuery['productReviewOverview']>;
export type ShownReview = Overview['items'][number];

/** Filter of the reviews according to the URL. */
export type ReviewFilter = {
  stars: Stars | undefined;
  sort: ReviewSortName;
  page: number;
  /** Another language than the store view's, if selected. */
  language: Language | undefined;
};

const textOf = (value: SearchValues[string]): string => String((Array.isArray(value) ? value[0] : value) ?? '').trim();

const STARS_KEY = 'stars[filter]';
const LANGUAGE_KEY = 'language[filter]';

export const filterOf = (search: SearchValues, own: Language): ReviewFilter => {
  const page = Number(textOf(search['page']));
  const language = textOf(search[LANGUAGE_KEY]);
  return {
    stars: STARS.find((each) => String(each) === textOf(search[STARS_KEY])),
    sort: REVIEW_SORTS.find((each) => each === textOf(search['sort'])) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1,
    language: isLanguageKey(language) && language !== own ? language : undefined,
  };
};

/** Path of a product's reviews without store prefix. */
export const reviewsPath = (sku: string): string => `/reviews/${encodeURIComponent(sku)}`;

/** Path with the query of a filter, without default values. */
export const addressOf = (sku: string, { stars, sort, page, language }: Partial<ReviewFilter>): string => {
  const query = new URLSearchParams([
    ...(language ? [[LANGUAGE_KEY, language]] : []),
    ...(page && page > 1 ? [['page', String(page)]] : []),
    ...(sort && sort !== REVIEW_SORTS[0] ? [['sort', sort]] : []),
    ...(stars ? [[STARS_KEY, String(stars)]] : []),
  ]).toString();
  return reviewsPath(sku) + (query ? `?${query}` : '');
};

const SORTS = { newest: 'NEWEST', highest: 'HIGHEST', lowest: 'LOWEST' } as const;

/** The product and its rating criteria; null for an unknown product. */
export const reviewedProductQuery = (platform: Caller, sku: string) =>
  queryOptionsFor(
    platform,
    GetReviewedProductDocument,
    { sku },
    {
      select: ({ products, productReviewRatingsMetadata, storeConfig }) => {
        const product = products?.items?.[0];
        return product
          ? {
              product,
              criteria: productReviewRatingsMetadata.items.flatMap((item): Criterion[] =>
                item ? [{ id: item.id, name: item.name, values: item.values.flatMap((value) => value ?? []) }] : [],
              ),
              isOpen: storeConfig?.product_reviews_enabled === '1',
              guestsMayWrite: storeConfig?.allow_guests_to_write_product_reviews === '1',
            }
          : null;
      },
    },
  );

type Plain = NonNullable<NonNullable<NonNullable<GetPlainReviewsQuery['products']>['items']>[number]>;

/** An overview from the data of a plain Magento: without distribution and photographs. */
export const overviewOf = (
  { rating_summary: average, review_count: count, reviews }: Plain,
  language: string,
): Overview => ({
  language,
  count,
  other_count: 0,
  other_languages: [],
  average_rating: average,
  stars: [],
  criteria: [],
  total_count: count,
  page_info: reviews.page_info,
  samples: [],
  items: reviews.items.flatMap((review, index): ShownReview[] =>
    review
      ? [
          {
            number: index,
            summary: review.summary,
            text: review.text,
            nickname: review.nickname,
            created_at: `${review.created_at.replace(' ', 'T')}Z`,
            language,
            stars: starsOf(review.average_rating),
            ratings_breakdown: review.ratings_breakdown.flatMap((rating) => rating ?? []),
            photos: [],
            is_verified: false,
          },
        ]
      : [],
  ),
});

const plainOverview = async (platform: Caller, sku: string, currentPage: number): Promise<Overview | null> => {
  const variables = { sku, pageSize: REVIEWS_A_PAGE, currentPage };
  const { products } = await platform.commerce.query(GetPlainReviewsDocument, variables);
  const plain = products?.items?.[0];
  return plain ? overviewOf(plain, platform.storeView.language) : null;
};

/** The overview; null for an unknown product. */
export const overviewQuery = (platform: Caller, sku: string, filter: ReviewFilter, pageSize = REVIEWS_A_PAGE) => {
  const query = queryOptionsFor(
    platform,
    GetReviewOverviewDocument,
    {
      sku,
      language: filter.language ?? null,
      stars: filter.stars ?? null,
      sort: SORTS[filter.sort],
      pageSize,
      currentPage: filter.page,
    },
    {
      select: ({ productReviewOverview }): Overview | null => productReviewOverview ?? null,
      // A plain Magento has reviews, but no overview of them.
      recover: (error) => (error instanceof GraphqlError ? plainOverview(platform, sku, filter.page) : undefined),
    },
  );
  return hasFeature(platform, 'review overview and photos')
    ? query
    : { ...query, queryFn: () => plainOverview(platform, sku, filter.page) };
};
