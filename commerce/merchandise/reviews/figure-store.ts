import { sql } from 'kysely';
import { STARS, type Stars } from '#contract/reviews.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { SHOWN } from './store.ts';
import type { RatingSummary } from './types.ts';

/** Approved reviews by product, in one language. */
export const readSummaries = async (
  db: Db,
  productIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, RatingSummary>> => {
  const { rows } = await sql<Row<'product_review', never, { productId: 'product_id' }> & RatingSummary>`
    select r.product_id as "productId", count(*)::int as count, avg(r.average)::float8 as average from product_review r
     where ${SHOWN} and r.product_id = any(${productIds}::int[]) and r.language = ${language} group by r.product_id`.execute(
    db,
  );
  return new Map(rows.map(({ productId, count, average }) => [productId, { count, average }]));
};

/** Number of approved reviews of a product in each language, most first. */
export const countByLanguage = async (
  db: Db,
  productId: number,
): Promise<readonly { language: Language; count: number }[]> => {
  const { rows } = await sql<Row<'product_review', 'language'> & { count: number }>`
    select r.language, count(*)::int as count from product_review r
     where ${SHOWN} and r.product_id = ${productId} group by r.language order by count desc, r.language`.execute(db);
  return rows;
};

export type Distribution = {
  stars: readonly { stars: Stars; count: number }[];
  criteria: readonly { criterionId: number; average: number }[];
};

/** Number of approved reviews of a product by stars and criteria. */
export const readDistribution = async (db: Db, productId: number, language: Language): Promise<Distribution> => {
  const counted = await sql<Row<'product_review', 'stars'> & { count: number }>`
    select r.stars, count(*)::int as count from product_review r
     where ${SHOWN} and r.product_id = ${productId} and r.language = ${language} group by r.stars`.execute(db);
  const criteria = await sql<
    Row<'product_review_rating', never, { criterionId: 'criterion_id' }> & { average: number }
  >`
    select g.criterion_id as "criterionId", (avg(g.value) * 20)::float8 as average
      from product_review_rating g join product_review r on r.id = g.review_id
     where ${SHOWN} and r.product_id = ${productId} and r.language = ${language} group by g.criterion_id`.execute(db);
  const countOf = new Map(counted.rows.map(({ stars, count }) => [stars, count]));
  return { stars: STARS.map((stars) => ({ stars, count: countOf.get(stars) ?? 0 })), criteria: criteria.rows };
};
