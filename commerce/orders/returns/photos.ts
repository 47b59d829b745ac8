import { createHash } from 'node:crypto';
import { MAX_PHOTO_BYTES } from '#contract/returns.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { InputError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { limit } from '../life/customer.ts';
import { drawnAnew, removePhoto, storePhoto } from './photo-files.ts';
import { CLAIM_PHOTO_DAYS, MAX_PENDING_BYTES, PHOTO_RATE } from './rules.ts';
import { countPendingBytes, deleteOldPhotos, insertPhoto } from './store.ts';

const DAY_MS = 24 * 3600 * 1000;
const TOKEN_LENGTH = 32;

export const photoHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Keeps a photograph until its claim is sent, a day at most, and answers the token by which that names it. Throws with a
 * code: PHOTO_EMPTY, PHOTO_SIZE or PHOTO_TYPE.
 */
export const uploadPhoto = async (context: CommerceContext, bytes: Uint8Array): Promise<{ token: string }> => {
  limit(context, 'claim-photo', PHOTO_RATE);
  if (bytes.length === 0) throw new InputError('The file is empty.', { code: 'PHOTO_EMPTY' });
  if (bytes.length > MAX_PHOTO_BYTES) throw new InputError('The file is larger than 10 MB.', { code: 'PHOTO_SIZE' });
  const { db, random, settings, clock } = context;
  if ((await countPendingBytes(db.kysely)) > MAX_PENDING_BYTES) throw new TooManyRequestsError();
  const drawn = await drawnAnew(bytes);
  if (!drawn) throw new InputError('The file must be a photograph: JPEG, PNG, WebP or HEIC.', { code: 'PHOTO_TYPE' });
  const token = random.token(TOKEN_LENGTH);
  const storedAs = random.token(TOKEN_LENGTH);
  await storePhoto(settings.varDir, storedAs, drawn);
  await insertPhoto(db.kysely, { tokenHash: photoHash(token), storedAs, bytes: drawn.length, at: clock.now() });
  return { token };
};

/** Removes photographs that never became part of a claim, and those of claims that were settled long ago. */
export const removeOldPhotos = async ({ db, clock, settings }: Platform): Promise<number> => {
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  const names = await deleteOldPhotos(db.kysely, { unsent: daysAgo(1), settled: daysAgo(CLAIM_PHOTO_DAYS) });
  await Promise.all(names.map((name) => removePhoto(settings.varDir, name)));
  return names.length;
};
