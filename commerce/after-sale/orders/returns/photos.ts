import { MAX_PHOTO_BYTES } from '#contract/returns.ts';
import type { FileProblem } from '#contract/uploads.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { TooManyRequestsError } from '#commerce/platform/errors.ts';
import { fileRefusal } from '#commerce/platform/uploads/refusal.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { limit } from '../life/customer.ts';
import { removePhoto, safePhoto, storePhoto } from './photo-files.ts';
import { CLAIM_PHOTO_DAYS, MAX_PENDING_BYTES, PHOTO_RATE } from './rules.ts';
import { countPendingBytes, deleteOldPhotos, insertPhoto } from './store.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

const TOKEN_LENGTH = 32;

const MESSAGES: Readonly<Partial<Record<FileProblem, string>>> = {
  empty: 'The file is empty.',
  size: 'The file is larger than 10 MB.',
  pixels: 'The photo has more than 65 megapixels.',
};

const refusal = (problem: FileProblem): Error =>
  fileRefusal('PHOTO', problem, MESSAGES[problem] ?? 'The file must be a photograph: JPEG, PNG, WebP or AVIF.');

/**
 * Stores a photograph for up to a day until its claim is sent; returns its token. Throws PHOTO_EMPTY, PHOTO_SIZE,
 * PHOTO_TYPE, PHOTO_PIXELS or PHOTO_BUSY.
 */
export const uploadPhoto = async (context: CommerceContext, bytes: Uint8Array): Promise<{ token: string }> => {
  limit(context, 'claim-photo', PHOTO_RATE);
  if (bytes.length === 0) throw refusal('empty');
  if (bytes.length > MAX_PHOTO_BYTES) throw refusal('size');
  const { db, random, settings, clock } = context;
  if ((await countPendingBytes(db.kysely)) > MAX_PENDING_BYTES) throw new TooManyRequestsError();
  const photo = await safePhoto(bytes);
  if ('problem' in photo) throw refusal(photo.problem);
  const token = random.token(TOKEN_LENGTH);
  const storedAs = random.token(TOKEN_LENGTH);
  await storePhoto(settings.varDir, storedAs, photo.bytes);
  await insertPhoto(db.kysely, { tokenHash: sha256(token), storedAs, bytes: photo.bytes.length, at: clock.now() });
  return { token };
};

/** Removes photographs without a claim, and photographs of claims settled long ago. */
export const removeOldPhotos = async ({ db, clock, settings }: Platform): Promise<number> => {
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  const names = await deleteOldPhotos(db.kysely, { unsent: daysAgo(1), settled: daysAgo(CLAIM_PHOTO_DAYS) });
  await Promise.all(names.map((name) => removePhoto(settings.varDir, name)));
  return names.length;
};
