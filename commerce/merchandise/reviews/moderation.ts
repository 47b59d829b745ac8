import { tag } from '#commerce/platform/cache/tags.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { photoFiles, publishPhotos, withdrawPhotos } from './photo-files.ts';
import { readPhotos } from './photo-store.ts';
import * as store from './store.ts';
import type { ReviewRecord } from './types.ts';

export const listReviews = (platform: Platform): Promise<readonly ReviewRecord[]> =>
  store.readRecords(platform.db.kysely);

const unknown = (id: number): NoSuchEntityError =>
  new NoSuchEntityError('There is no review %1.', { parameters: [id] });

const photosOf = async ({ db }: Platform, id: number): Promise<readonly string[]> =>
  (await readPhotos(db.kysely, [id])).map(({ storedAs }) => storedAs);

/** For staff: shows or hides a review with its photographs, on every page at once. Throws for an unknown review.
 * `record` runs in the transaction. */
export const decideReview = async (
  platform: Platform,
  id: number,
  status: 'approved' | 'rejected',
  record: (db: Db) => Promise<void> = async () => {},
): Promise<void> => {
  const { db, cache, clock, settings } = platform;
  const photos = await photosOf(platform, id);
  // File names are secret until the review is approved.
  if (status === 'approved') await publishPhotos(settings, photos);
  await db.tx(async (tx) => {
    const review = await store.writeStatus(tx, id, status, clock.now());
    if (!review) throw unknown(id);
    await cache.invalidate(tx, [tag.product(review.productId)]);
    await record(tx);
  });
  if (status === 'rejected') await withdrawPhotos(settings, photos);
};

/** For staff, at the author's request: deletes a review with its photographs at once. */
export const deleteReview = async (platform: Platform, id: number): Promise<void> => {
  const { db, cache, settings } = platform;
  const photos = await photosOf(platform, id);
  await db.tx(async (tx) => {
    const review = await store.findReview(tx, id);
    if (!review || !(await store.deleteReview(tx, id))) throw unknown(id);
    await cache.invalidate(tx, [tag.product(review.productId)]);
  });
  await withdrawPhotos(settings, photos);
  await Promise.all(photos.map((name) => photoFiles.remove(settings.varDir, name)));
};

/** For staff: copies the photographs of a review to a directory and returns their paths; throws if it has none. */
export const copyPhotos = async (platform: Platform, id: number, folder: string): Promise<readonly string[]> => {
  const photos = await photosOf(platform, id);
  if (photos.length === 0) throw unknown(id);
  const { varDir } = platform.settings;
  return Promise.all(
    photos.map((name, index) => photoFiles.copy(varDir, name, folder, `review-${id}-${index + 1}.webp`)),
  );
};
