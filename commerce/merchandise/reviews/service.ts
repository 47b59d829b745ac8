import DataLoader from 'dataloader';
import type { CreateProductReviewInput } from '#contract/generated/schema-types.ts';
import type { ReviewSortName } from '#contract/reviews.ts';
import { findSellable, openProductBySku, skusOf } from '#commerce/merchandise/catalog/service.ts';
import type { ProductModel } from '#commerce/merchandise/catalog/types.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { checkPage, pageAmong } from '#commerce/platform/paging.ts';
import type { PageInfo, PageRequest } from '#commerce/platform/paging.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { claimPhotos, cleanUpPhotos } from './photos.ts';
import { reviewMail } from './review-mail.ts';
import { averageOf, checkedReview, refusal, WRITE_RATE } from './rules.ts';
import { readRule, readCriteria, replaceRule } from './rule-store.ts';
import { readPhotos } from './photo-store.ts';
import * as figures from './figure-store.ts';
import * as store from './store.ts';
import type { CriterionInput, RatingSummary, Review, ReviewInFull, ReviewsInput } from './types.ts';
import { checkWriter } from './writer.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';

export { uploadPhoto } from './photos.ts';
export { reviewRule } from './writer.ts';

/** Retention of rejected reviews. */
const REJECTED_RETENTION_MS = 90 * DAY_MS;

/** The review of an earlier, identical request of the same caller. */
const madeBefore = async (db: Db, requestId: string | null, productId: number): Promise<Review | undefined> => {
  const made = requestId ? await store.findByRequest(db, requestId) : undefined;
  return made?.productId === productId ? made : undefined;
};

/** Stores a pending review, one per customer and product, and emails support. Idempotent by request id. */
export const createReview = async (
  context: CommerceContext,
  input: CreateProductReviewInput,
): Promise<{ review: ReviewInFull; product: ProductModel }> => {
  context.noStore();
  const { storeView: view, customer, settings, clock } = context;
  context.rateLimit.checkIfEnabled('review', context.ip, WRITE_RATE);
  const { criteria } = await checkWriter(context);
  const product = await openProductBySku(context, input.sku);
  if (!product)
    throw new NoSuchEntityError('Could not find a product with SKU "%sku"', { parameters: { sku: input.sku } });
  const { photos, requestId, ...written } = checkedReview(input, criteria, view.language);
  const [sku = input.sku, ...variants] = await skusOf(context, product.id);
  const review = await context.db.tx(async (db) => {
    const now = clock.now();
    const customerId = customer?.id ?? null;
    const isVerified = customerId !== null && (await store.hasOrdered(db, customerId, [sku, ...variants]));
    const average = averageOf(written.ratings);
    const row = {
      ...written,
      requestId,
      productId: product.id,
      sku,
      view,
      language: view.language,
      customerId,
      isVerified,
    };
    const id = await store.insertReview(db, { ...row, average, now });
    if (id === undefined) {
      const made = await madeBefore(db, requestId, product.id);
      if (made) return made;
      throw refusal('already', view.language);
    }
    await claimPhotos(context, db, id, photos);
    const made = (await store.findReview(db, id))!;
    const name = (await findSellable(context, db, [sku])).get(sku)?.name ?? sku;
    const about = { sku, name, photos: photos.length };
    await context.mail.enqueue(db, reviewMail(made, about, view, settings));
    return made;
  });
  const [inFull] = await withParts(context, [review]);
  return { review: inFull!, product };
};

const withParts = async ({ db }: Platform, reviews: readonly Review[]): Promise<readonly ReviewInFull[]> => {
  if (reviews.length === 0) return [];
  const ids = reviews.map(({ id }) => id);
  const [ratings, photos] = await Promise.all([store.readRatings(db.kysely, ids), readPhotos(db.kysely, ids)]);
  return reviews.map((review) => ({
    ...review,
    ratings: ratings.filter(({ reviewId }) => reviewId === review.id),
    photos: photos.filter(({ reviewId }) => reviewId === review.id),
  }));
};

const SUMMARIES = Symbol('summaries of reviews');
const NONE: RatingSummary = { count: 0, average: 0 };

/** Ratings of a product in the language of the store view; concurrent calls are batched. */
export const ratingSummary = (
  { db, storeView, perRequest }: CommerceContext,
  productId: number,
): Promise<RatingSummary> =>
  perRequest(
    SUMMARIES,
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const found = await figures.readSummaries(db.kysely, ids, storeView.language);
        return ids.map((id) => found.get(id) ?? NONE);
      }),
  ).load(productId);

export type ReviewPage = { reviews: readonly ReviewInFull[]; page: PageInfo };

/** Approved reviews of a product in the language of the store view, newest first. Throws Magento's paging errors. */
export const reviewsOfProduct = async (
  context: CommerceContext,
  productId: number,
  request: PageRequest,
): Promise<ReviewPage> => {
  checkPage(request);
  const { count } = await ratingSummary(context, productId);
  const page = pageAmong(count, request);
  const which = { productId, language: context.storeView.language, ...rangeOf(page) };
  return { reviews: await withParts(context, await store.readShown(context.db.kysely, which)), page };
};

const rangeOf = ({ pageSize, currentPage }: PageInfo) => ({ limit: pageSize, offset: (currentPage - 1) * pageSize });

/** The signed-in customer's own reviews in any state, newest first. */
export const reviewsOfCustomer = async (context: CommerceContext, request: PageRequest): Promise<ReviewPage> => {
  context.noStore();
  checkPage(request);
  const { customer, db } = context;
  if (!customer) throw new AuthorizationError("The current customer isn't authorized.");
  const page = pageAmong(await store.countOfCustomer(db.kysely, customer.id), request);
  return { reviews: await withParts(context, await store.readOfCustomer(db.kysely, customer.id, rangeOf(page))), page };
};

export type Overview = RatingSummary & {
  language: Language;
  otherLanguages: readonly { language: Language; count: number }[];
  stars: figures.Distribution['stars'];
  criteria: figures.Distribution['criteria'];
  reviews: readonly ReviewInFull[];
  samples: readonly ReviewInFull[];
  totalCount: number;
  page: PageInfo;
};

export type OverviewRequest = PageRequest & {
  sku: string;
  language: Language;
  stars?: number | undefined;
  sort: ReviewSortName;
};

/** Approved reviews of a product with a page, in one language; null for any other product. */
export const reviewOverview = async (context: CommerceContext, request: OverviewRequest): Promise<Overview | null> => {
  const { language, stars, sort, pageSize } = request;
  checkPage(request);
  if (stars !== undefined && !(stars >= 1 && stars <= 5)) throw new InputError('stars must be from 1 to 5.');
  const product = await openProductBySku(context, request.sku);
  if (!product) return null;
  const db = context.db.kysely;
  const { id: productId } = product;
  const [own, counts, distribution] = await Promise.all([
    figures.readSummaries(db, [productId], language),
    figures.countByLanguage(db, productId),
    figures.readDistribution(db, productId, language),
  ]);
  const summary = own.get(productId) ?? NONE;
  const totalCount =
    stars === undefined ? summary.count : (distribution.stars.find((each) => each.stars === stars)?.count ?? 0);
  const pages = Math.max(1, Math.ceil(totalCount / pageSize));
  const page = pageAmong(totalCount, { pageSize, currentPage: Math.min(request.currentPage, pages) });
  const [reviews, samples] = await Promise.all([
    store.readShown(db, { productId, language, stars, sort, ...rangeOf(page) }),
    summary.count === 0 ? store.readSamples(db, productId, language) : [],
  ]);
  return {
    ...summary,
    ...distribution,
    language,
    otherLanguages: counts.filter((each) => each.language !== language),
    reviews: await withParts(context, reviews),
    samples: await withParts(context, samples),
    totalCount,
    page,
  };
};

/** Names of criteria by id, including unused ones. */
export const criterionNames = ({ db }: Platform): Promise<ReadonlyMap<number, CriterionInput['labels']>> =>
  readCriteria(db.kysely);

/** Anonymises a customer's approved reviews and deletes the others, in the transaction that deletes the account. */
export const forgetReviewer = async (platform: Platform, db: Db, customerId: number): Promise<void> => {
  const productIds = await store.forgetCustomer(db, customerId);
  await platform.cache.invalidate(db, productIds.map(tag.product));
};

/** Writes reviews.yaml in the importer's transaction; returns the changed tags. Null: reviews are closed. */
export const saveReviews = async (
  db: Db,
  input: ReviewsInput | null,
  productIds: ReadonlyMap<string, number>,
): Promise<string[]> => {
  await replaceRule(db, input);
  const ids = new Map((await readRule(db))?.criteria.map(({ code, id }) => [code, id]));
  const samples = (input?.samples ?? []).flatMap(({ ratings: given, writtenAt, ...sample }) => {
    const productId = productIds.get(sample.sku);
    const ratings = Object.entries(given).map(([code, value]) => ({ criterionId: ids.get(code)!, value }));
    return productId === undefined
      ? []
      : [{ ...sample, productId, ratings, average: averageOf(ratings), now: writtenAt }];
  });
  await store.replaceSamples(db, samples);
  return [tag.review, ...samples.map(({ productId }) => tag.product(productId))];
};

/** Starts the clean-up of rejected reviews and unsent photographs. */
export const startReviews = (platform: Platform): void => {
  const { jobs, db, clock } = platform;
  jobs.schedule({
    name: 'old reviews',
    everyMs: DAY_MS,
    run: async () => ({
      reviews: await store.deleteRejected(db.kysely, new Date(clock.now().getTime() - REJECTED_RETENTION_MS)),
      files: await cleanUpPhotos(platform),
    }),
  });
};

/** For staff: reviews that nobody has checked. */
export const waitingReviews = (platform: Platform): Promise<readonly WaitingItem[]> =>
  store.readWaiting(platform.db.kysely);
