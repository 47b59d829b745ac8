import { textIn } from '#contract/languages.ts';
import { openProduct } from '#commerce/merchandise/catalog/service.ts';
import type { ProductModel } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { pageInfo } from '#commerce/platform/paging.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { photoUrl } from './photo-files.ts';
import { formerWriter } from './rules.ts';
import { criterionNames } from './service.ts';
import type { Overview, ReviewPage } from './service.ts';
import type { CriterionInput, Rating, ReviewInFull } from './types.ts';

type Names = ReadonlyMap<number, CriterionInput['labels']>;

const ratingsOnWire = ({ storeView }: CommerceContext, names: Names, ratings: readonly Rating[]) =>
  ratings.map(({ criterionId, value }) => ({
    name: names.get(criterionId)?.[storeView.language] ?? '',
    value: String(value),
  }));

const nameOf = ({ storeView }: CommerceContext, { nickname }: ReviewInFull): string =>
  nickname ?? formerWriter(storeView.language);

/** A review in Magento's format. */
export const reviewOnWire = async (context: CommerceContext, review: ReviewInFull, product: ProductModel) => ({
  summary: review.summary,
  text: review.text,
  nickname: nameOf(context, review),
  created_at: timestamp(review.writtenAt),
  average_rating: review.average,
  ratings_breakdown: ratingsOnWire(context, await criterionNames(context), review.ratings),
  product,
});

/** A page of reviews in Magento's format, without reviews of products that no longer have a page. */
export const reviewsOnWire = async (context: CommerceContext, { reviews, page }: ReviewPage) => {
  const items = await Promise.all(
    reviews.map(async (review) => {
      const product = await openProduct(context, review.productId);
      return product ? [await reviewOnWire(context, review, product)] : [];
    }),
  );
  return { items: items.flat(), page_info: pageInfo(page) };
};

const shownOnWire = (context: CommerceContext, names: Names) => (review: ReviewInFull) => ({
  number: review.id,
  summary: review.summary,
  text: review.text,
  nickname: nameOf(context, review),
  created_at: review.writtenAt.toISOString(),
  language: review.language,
  average_rating: review.average,
  stars: review.stars,
  ratings_breakdown: ratingsOnWire(context, names, review.ratings),
  photos: review.photos.map(({ storedAs, width, height }) => ({
    url: photoUrl(context.settings, storedAs),
    width,
    height,
  })),
  is_verified: review.isVerified,
  is_sample: review.isSample,
});

export const overviewOnWire = async (context: CommerceContext, found: Overview) => {
  const names = await criterionNames(context);
  const show = shownOnWire(context, names);
  const averageOf = new Map(found.criteria.map(({ criterionId, average }) => [criterionId, average]));
  return {
    language: found.language,
    count: found.count,
    other_count: found.otherLanguages.reduce((sum, { count }) => sum + count, 0),
    other_languages: [...found.otherLanguages],
    average_rating: found.average,
    stars: [...found.stars],
    criteria: [...names].flatMap(([id, labels]) => {
      const average = averageOf.get(id);
      return average === undefined
        ? []
        : [{ name: textIn(labels, context.storeView.language), average_rating: average }];
    }),
    items: found.reviews.map(show),
    total_count: found.totalCount,
    page_info: pageInfo(found.page),
    samples: found.samples.map(show),
  };
};
