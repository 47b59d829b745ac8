import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { decideReview } from '../moderation.ts';
import { photoFiles } from '../photo-files.ts';
import { readPhotos } from '../photo-store.ts';
import { listReviews } from './admin-store.ts';

/** A page of reviews, without the samples of the catalogue. */
export const reviewsPage = ({ db }: CommerceContext, criteria: SearchCriteria) => listReviews(db.kysely, criteria);

export const decideForStaff = (
  context: CommerceContext,
  id: number,
  status: 'approved' | 'rejected',
  by: string,
): Promise<void> =>
  decideReview(context, id, status, (db) =>
    recordStaffAction(context, db, 'review-status', { by }, { subject: `review ${id}`, after: { status } }),
  );

/** A photograph of a review, also before it is approved. */
export const reviewPhoto = async ({ db, settings }: CommerceContext, id: number, place: string): Promise<Buffer> => {
  const photo = (await readPhotos(db.kysely, [id]))[/^\d$/.test(place) ? Number(place) : -1];
  if (!photo) throw new NoSuchEntityError('There is no such file.');
  return photoFiles.read(settings.varDir, photo.storedAs);
};
