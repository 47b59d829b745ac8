import { isLanguageKey, textIn } from '#contract/languages.ts';
import { STARS } from '#contract/reviews.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { ProductModel } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { criterionUid, valueUid } from './rules.ts';
import {
  createReview,
  ratingSummary,
  reviewOverview,
  reviewRule,
  reviewsOfCustomer,
  reviewsOfProduct,
} from './service.ts';
import { overviewOnWire, reviewOnWire, reviewsOnWire } from './wire.ts';

type Paging = { pageSize?: number | null; currentPage?: number | null };
const pageOf = ({ pageSize, currentPage }: Paging, size = 20) => ({
  pageSize: pageSize ?? size,
  currentPage: currentPage ?? 1,
});

const ofProduct = {
  rating_summary: async ({ id }: ProductModel, _args: unknown, context: CommerceContext) =>
    (await ratingSummary(context, id)).average,
  review_count: async ({ id }: ProductModel, _args: unknown, context: CommerceContext) =>
    (await ratingSummary(context, id)).count,
  reviews: async ({ id }: ProductModel, args: Paging, context: CommerceContext) =>
    reviewsOnWire(context, await reviewsOfProduct(context, id, pageOf(args))),
};

const SORTS = { NEWEST: 'newest', HIGHEST: 'highest', LOWEST: 'lowest' } as const;
const flag = (is: boolean): string => (is ? '1' : '0');

export const resolvers = {
  SimpleProduct: ofProduct,
  ConfigurableProduct: ofProduct,
  GroupedProduct: ofProduct,
  BundleProduct: ofProduct,
  DownloadableProduct: ofProduct,
  VirtualProduct: ofProduct,
  Customer: {
    reviews: async (_customer, args, context) => reviewsOnWire(context, await reviewsOfCustomer(context, pageOf(args))),
  },
  StoreConfig: {
    product_reviews_enabled: async (_parent, _args, context) => flag((await reviewRule(context)) !== null),
    allow_guests_to_write_product_reviews: async (_parent, _args, context) =>
      flag((await reviewRule(context))?.guestsMayWrite ?? false),
  },
  Query: {
    productReviewRatingsMetadata: async (_parent, _args, context) => ({
      items: ((await reviewRule(context))?.criteria ?? []).map((criterion) => ({
        id: criterionUid(criterion),
        name: textIn(criterion.labels, context.storeView.language),
        values: STARS.toReversed().map((value) => ({ value_id: valueUid(criterion, value), value: String(value) })),
      })),
    }),
    productReviewOverview: async (_parent, { sku, language, stars, sort, ...page }, context) => {
      const requested = language ?? context.storeView.language;
      if (!isLanguageKey(requested)) throw new InputError('language must be a language such as en.');
      const found = await reviewOverview(context, {
        sku,
        language: requested,
        stars: stars ?? undefined,
        sort: SORTS[sort ?? 'NEWEST'],
        ...pageOf(page, 10),
      });
      return found && overviewOnWire(context, found);
    },
  },
  Mutation: {
    createProductReview: async (_parent, { input }, context) => {
      const { review, product } = await createReview(context, input);
      return { review: await reviewOnWire(context, review, product) };
    },
  },
} satisfies Resolvers;
