import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import { starsOf, type ReviewSortName, type Stars } from '#contract/reviews.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Language, StoreView } from '#commerce/platform/store-view-types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import type { NewReview, Rating, Review, ReviewRecord, ReviewStatus } from './types.ts';

const REVIEW = [
  'r.id',
  'r.product_id as productId',
  'r.language',
  'r.nickname',
  'r.summary',
  'r.text',
  'r.average',
  'r.stars',
  'r.is_verified as isVerified',
  'r.is_sample as isSample',
  'r.status',
  'r.written_at as writtenAt',
] as const;

const reviews = (db: Db) => db.selectFrom('product_review as r').select(REVIEW).$narrowType<{ stars: Stars }>();

type Writing = {
  productId: number;
  sku: string;
  language: Language;
  average: number;
  now: Date;
} & Pick<NewReview, 'nickname' | 'summary' | 'text' | 'ratings'>;

const insertRatings = async (db: Db, reviewId: number, ratings: readonly Rating[]): Promise<void> => {
  for (const { criterionId, value } of ratings)
    await db
      .insertInto('product_review_rating')
      .values({ review_id: reviewId, criterion_id: criterionId, value })
      .execute();
};

/** The new review's id; undefined if the request, or the customer's review of the product, is stored already. */
export const insertReview = async (
  db: Db,
  review: Writing & { requestId: string | null; view: StoreView; customerId: number | null; isVerified: boolean },
): Promise<number | undefined> => {
  const { requestId, productId, sku, view, customerId, nickname, summary, text, average, isVerified, now } = review;
  const row = await db
    .insertInto('product_review')
    .values({
      request_id: requestId,
      product_id: productId,
      sku,
      store_view_id: view.id,
      language: review.language,
      customer_id: customerId,
      nickname,
      summary,
      text,
      average,
      stars: starsOf(average),
      is_verified: isVerified,
      status: 'pending',
      written_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  const id = row?.id;
  if (id !== undefined) await insertRatings(db, id, review.ratings);
  return id;
};

/** Replaces the sample reviews of the catalogue. */
export const replaceSamples = async (db: Db, samples: readonly Writing[]): Promise<void> => {
  await db.deleteFrom('product_review').where('is_sample', '=', true).execute();
  for (const { productId, sku, language, nickname, summary, text, average, ratings, now } of samples) {
    const row = await db
      .insertInto('product_review')
      .values({
        product_id: productId,
        sku,
        language,
        nickname,
        summary,
        text,
        average,
        stars: starsOf(average),
        is_sample: true,
        status: 'approved',
        written_at: now,
      })
      .returning('id')
      .executeTakeFirst();
    if (row) await insertRatings(db, row.id, ratings);
  }
};

export const findByRequest = async (db: Db, requestId: string): Promise<Review | undefined> =>
  reviews(db).where('request_id', '=', requestId).executeTakeFirst();

export const findReview = async (db: Db, id: number): Promise<Review | undefined> =>
  reviews(db).where('id', '=', id).executeTakeFirst();

/** Returns true if the customer bought one of these in an order that was not cancelled. */
export const hasOrdered = async (db: Db, customerId: number, skus: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from order_of_buyer where customer_id = ${customerId} and skus && ${skus}::text[] limit 1`.execute(db);
  return rows.length > 0;
};

/** Condition for approved reviews of customers. */
export const SHOWN = sql<boolean>`r.status = 'approved' and not r.is_sample`;

const ORDERS = {
  newest: sql`r.written_at desc, r.id desc`,
  highest: sql`r.average desc, r.written_at desc, r.id desc`,
  lowest: sql`r.average, r.written_at desc, r.id desc`,
} as const satisfies Readonly<Record<ReviewSortName, unknown>>;

export type Which = {
  productId: number;
  language: Language;
  stars?: number | undefined;
  sort?: ReviewSortName;
  limit: number;
  offset: number;
};

/** Approved reviews of a product. */
export const readShown = async (
  db: Db,
  { productId, language, stars, sort = 'newest', limit, offset }: Which,
): Promise<readonly Review[]> => {
  return reviews(db)
    .where(SHOWN)
    .where('r.product_id', '=', productId)
    .where('r.language', '=', language)
    .$if(stars !== undefined, (query) => query.where('r.stars', '=', stars!))
    .orderBy(ORDERS[sort])
    .limit(limit)
    .offset(offset)
    .execute();
};

export const readSamples = async (db: Db, productId: number, language: Language): Promise<readonly Review[]> => {
  return reviews(db)
    .where('is_sample', '=', true)
    .where('product_id', '=', productId)
    .where('language', '=', language)
    .orderBy(ORDERS.newest)
    .execute();
};

export const countOfCustomer = async (db: Db, customerId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('product_review')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
};

export const readOfCustomer = async (
  db: Db,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<readonly Review[]> => {
  return reviews(db).where('customer_id', '=', customerId).orderBy(ORDERS.newest).limit(limit).offset(offset).execute();
};

/** Ratings by review, in the order of the criteria. */
export const readRatings = async (
  db: Db,
  reviewIds: readonly number[],
): Promise<readonly (Rating & { reviewId: number })[]> => {
  return db
    .selectFrom('product_review_rating as g')
    .innerJoin('review_criterion as c', 'c.id', 'g.criterion_id')
    .select(['g.review_id as reviewId', 'g.criterion_id as criterionId', 'g.value'])
    .$narrowType<{ value: Stars }>()
    .where('g.review_id', '=', anyOf(reviewIds))
    .orderBy('c.position', (order) => order.asc().nullsLast())
    .orderBy('c.id')
    .execute();
};

/** The updated review; undefined if it is unknown or a sample. */
export const writeStatus = async (
  db: Db,
  id: number,
  status: Exclude<ReviewStatus, 'pending'>,
  now: Date,
): Promise<Review | undefined> => {
  return db
    .updateTable('product_review as r')
    .set({ status, decided_at: now })
    .where('id', '=', id)
    .where('is_sample', '=', false)
    .returning(REVIEW)
    .$narrowType<{ stars: Stars }>()
    .executeTakeFirst();
};

/** Returns false if the review is unknown or a sample. */
export const deleteReview = async (db: Db, id: number): Promise<boolean> => {
  const rows = await db
    .deleteFrom('product_review')
    .where('id', '=', id)
    .where('is_sample', '=', false)
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const deleteRejected = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('product_review')
    .where('status', '=', 'rejected')
    .where('decided_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Removes the customer from approved reviews and deletes the others; returns the products of changed pages. */
export const forgetCustomer = async (db: Db, customerId: number): Promise<readonly number[]> => {
  await db
    .deleteFrom('product_review')
    .where('customer_id', '=', customerId)
    .where('status', '!=', 'approved')
    .execute();
  const rows = await db
    .updateTable('product_review')
    .set({ customer_id: null, nickname: null, request_id: null })
    .where('customer_id', '=', customerId)
    .returning('product_id as productId')
    .execute();
  return rows.map(({ productId }) => productId);
};

type ReviewRecordRow = Row<
  'product_review',
  'id' | 'status' | 'sku' | 'nickname' | 'summary' | 'text' | 'language',
  { writtenAt: 'written_at'; isVerified: 'is_verified'; decidedAt: 'decided_at' }
> &
  Pick<ReviewRecord, 'storeView' | 'stars' | 'isGuest' | 'ratings' | 'photos'>;

/** For staff, without samples: pending reviews first, oldest first; then the others, newest first. */
export const readRecords = async (db: Db): Promise<readonly ReviewRecord[]> => {
  const { rows } = await sql<ReviewRecordRow>`
    select r.id, r.status, r.written_at as "writtenAt", r.sku, r.stars, r.nickname, r.summary, r.text, r.is_verified as "isVerified",
           r.customer_id is null as "isGuest", r.language, v.code as "storeView", r.decided_at as "decidedAt",
           (select string_agg(c.code || ' ' || g.value, ', ' order by c.position nulls last, c.id)
              from product_review_rating g join review_criterion c on c.id = g.criterion_id where g.review_id = r.id) as ratings,
           (select count(*)::int from review_photo p where p.review_id = r.id) as photos
      from product_review r join store_view_code v on v.store_view_id = r.store_view_id
     where not r.is_sample
     order by r.status = 'pending' desc, case when r.status = 'pending' then r.id end, r.id desc`.execute(db);
  return rows;
};

export const readWaiting = (db: Db): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('product_review')
    .select(['sku as title', 'summary as detail', 'written_at as at'])
    .where('status', '=', 'pending')
    .orderBy('written_at')
    .orderBy('sku')
    .limit(MOST_WAITING)
    .execute();
