import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { TooManyRequestsError } from '#commerce/platform/errors.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { photoFiles, safePhoto, sweepPhotos } from './photo-files.ts';
import { MAX_PENDING_BYTES, refusal, UPLOAD_RATE } from './rules.ts';
import { claimPhoto, countPendingBytes, deletePendingPhotos, insertPhoto, readStoredNames } from './photo-store.ts';
import { checkWriter } from './writer.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

const TOKEN_LENGTH = 32;

export type Upload = { token: string; width: number; height: number; bytes: number };

/** Stores a photograph for at most a day until its review is sent; returns its token. Throws like {@link safePhoto}. */
export const uploadPhoto = async (context: CommerceContext, given: Uint8Array): Promise<Upload> => {
  context.noStore();
  const { db, random, settings, clock, storeView } = context;
  context.rateLimit.checkIfEnabled('review-photo', context.ip, UPLOAD_RATE);
  await checkWriter(context);
  if ((await countPendingBytes(db.kysely)) > MAX_PENDING_BYTES) throw new TooManyRequestsError();
  const { bytes, width, height } = await safePhoto(given, storeView.language);
  const token = random.token(TOKEN_LENGTH);
  const storedAs = random.token(TOKEN_LENGTH);
  await photoFiles.store(settings.varDir, storedAs, bytes);
  const photo = { tokenHash: sha256(token), storedAs, width, height, bytes: bytes.length, now: clock.now() };
  await insertPhoto(db.kysely, photo);
  return { token, width, height, bytes: bytes.length };
};

/** Assigns uploaded photographs to a review in its transaction; throws if one is missing or assigned already. */
export const claimPhotos = async (
  { storeView }: Pick<CommerceContext, 'storeView'>,
  db: Db,
  reviewId: number,
  tokens: readonly string[],
): Promise<void> => {
  for (const [position, token] of tokens.entries())
    if (!(await claimPhoto(db, sha256(token), reviewId, position))) throw refusal('photo_gone', storeView.language);
};

/** Deletes photographs that were never sent, and files without a record. */
export const cleanUpPhotos = async ({ db, clock, settings }: Platform): Promise<number> => {
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  await deletePendingPhotos(db.kysely, yesterday);
  return sweepPhotos(settings, await readStoredNames(db.kysely), yesterday);
};
