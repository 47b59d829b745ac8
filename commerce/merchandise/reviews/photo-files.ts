import { join } from 'node:path';
import { MAX_PHOTO_BYTES } from '#contract/reviews.ts';
import { mediaBase } from '#commerce/merchandise/media/service.ts';
import { storedFiles } from '#commerce/platform/stored-files.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { bufferOf } from '#commerce/platform/uploads/document.ts';
import { decodePicture } from '#commerce/platform/uploads/picture.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { refusal } from './rules.ts';

/** Every photograph; no route serves this directory. */
export const photoFiles = storedFiles('reviews');

/** Copies of approved reviews' photographs; `varDir/media` is public. */
const PUBLIC_FOLDER = join('media', 'reviews');
const publicFiles = storedFiles(PUBLIC_FOLDER);
const publicName = (storedAs: string): string => `${storedAs}.webp`;

/** Longest side of stored photographs, in pixels. */
const MAX_SIDE = 2000;

export type SafePhoto = { bytes: Buffer; width: number; height: number };

/**
 * Encodes the pixels of a photograph again, upright and at most 2000 pixels long. No other part of the file is stored:
 * no location, no camera, no hidden data. Throws REVIEW_PHOTO_TYPE, _SIZE, _PIXELS or _BUSY.
 */
export const safePhoto = async (given: Uint8Array, language: Language): Promise<SafePhoto> => {
  const file = bufferOf(given);
  if (file.length > MAX_PHOTO_BYTES) throw refusal('photo_size', language);
  const decoded = await decodePicture(file, ['jpeg', 'png', 'webp'], {
    maxSide: MAX_SIDE,
    encode: (picture) => picture.webp({ quality: 82, effort: 2 }),
  });
  if ('picture' in decoded) return decoded.picture;
  throw decoded.problem === 'busy' || decoded.problem === 'pixels'
    ? refusal(`photo_${decoded.problem}`, language)
    : refusal('photo_type', language);
};

type Directory = Pick<Settings, 'varDir'>;

/** Makes photographs public. */
export const publishPhotos = async ({ varDir }: Directory, storedAs: readonly string[]): Promise<void> => {
  for (const name of storedAs) await photoFiles.copy(varDir, name, join(varDir, PUBLIC_FOLDER), publicName(name));
};

/** Ends the publication of photographs. */
export const withdrawPhotos = async ({ varDir }: Directory, storedAs: readonly string[]): Promise<void> => {
  await Promise.all(storedAs.map((name) => publicFiles.remove(varDir, publicName(name))));
};

/** Removes files without a review, and public files of reviews that are not approved. */
export const sweepPhotos = async (
  { varDir }: Directory,
  { all, shown }: { all: ReadonlySet<string>; shown: ReadonlySet<string> },
  writtenBefore: Date,
): Promise<number> =>
  (await photoFiles.removeUnknown(varDir, all, writtenBefore)) +
  (await publicFiles.removeUnknown(varDir, new Set([...shown].map(publicName)), writtenBefore));

export const photoUrl = (settings: Pick<Settings, 'publicUrl'>, storedAs: string): string =>
  `${mediaBase(settings)}reviews/${publicName(storedAs)}`;
