import type { Platform } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { readPhoto } from './photo-files.ts';
import { findForStaff, listForStaff } from './staff-store.ts';
import { readPhotos } from './store.ts';
import type { StaffReturn } from './types.ts';

/** A page of return requests, and their total, which stops at `mostCounted`. */
export const returnsForStaff = ({ db }: Platform, criteria: SearchCriteria, mostCounted?: number) =>
  listForStaff(db.kysely, criteria, mostCounted);

/** The request of a number. Throws if there is none. */
export const returnNumbered = async ({ db }: Platform, number: string): Promise<StaffReturn> => {
  const found = await findForStaff(db.kysely, number);
  if (!found)
    throw new NoSuchEntityError("The entity that was requested doesn't exist. Verify the entity and try again.");
  return found;
};

/** A photograph of a claim as JPEG, by its place from 1. Throws if there is none. */
export const photoOfReturn = async (platform: Platform, number: string, place: number): Promise<Buffer> => {
  const { id } = await returnNumbered(platform, number);
  const name = (await readPhotos(platform.db.kysely, id))[place - 1];
  if (!name) throw new NoSuchEntityError('The claim has no photograph %1.', { parameters: [String(place)] });
  return readPhoto(platform.settings.varDir, name);
};
