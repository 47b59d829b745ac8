import { sql, type NotNull } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Photo } from './types.ts';

const PHOTO = ['review_id as reviewId', 'stored_as as storedAs', 'width', 'height'] as const;

export const readPhotos = async (db: Db, reviewIds: readonly number[]): Promise<readonly Photo[]> => {
  return db
    .selectFrom('review_photo')
    .select(PHOTO)
    .$narrowType<{ reviewId: NotNull }>()
    .where('review_id', '=', anyOf(reviewIds))
    .orderBy('position')
    .execute();
};

type NewPhoto = Omit<Photo, 'reviewId'> & { tokenHash: Uint8Array; bytes: number; now: Date };

export const insertPhoto = async (db: Db, photo: NewPhoto): Promise<void> => {
  await db
    .insertInto('review_photo')
    .values({
      token_hash: photo.tokenHash,
      stored_as: photo.storedAs,
      width: photo.width,
      height: photo.height,
      bytes: photo.bytes,
      uploaded_at: photo.now,
    })
    .execute();
};

export const countPendingBytes = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('review_photo')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('review_id', 'is', null)
    .executeTakeFirst();
  return row?.bytes ?? 0;
};

/** Assigns an uploaded photograph to a review; false if it is missing or assigned already. */
export const claimPhoto = async (
  db: Db,
  tokenHash: Uint8Array,
  reviewId: number,
  position: number,
): Promise<boolean> => {
  const rows = await db
    .updateTable('review_photo')
    .set({ review_id: reviewId, position })
    .where('token_hash', '=', tokenHash)
    .where('review_id', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const deletePendingPhotos = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('review_photo').where('review_id', 'is', null).where('uploaded_at', '<', before).execute();
};

/** File names of all stored photographs, and of photographs of approved reviews. */
export const readStoredNames = async (db: Db): Promise<{ all: ReadonlySet<string>; shown: ReadonlySet<string> }> => {
  const rows = await db
    .selectFrom('review_photo as p')
    .leftJoin('product_review as r', 'r.id', 'p.review_id')
    .select(['p.stored_as as name', sql<boolean>`coalesce(r.status = 'approved', false)`.as('isShown')])
    .execute();
  return {
    all: new Set(rows.map(({ name }) => name)),
    shown: new Set(rows.filter(({ isShown }) => isShown).map(({ name }) => name)),
  };
};
