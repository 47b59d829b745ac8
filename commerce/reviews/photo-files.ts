import { join } from 'node:path';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '#contract/reviews.ts';
import { mediaBase } from '#commerce/media/service.ts';
import { keptFiles } from '#commerce/platform/kept-files.ts';
import { PICTURE_OPTIONS, PICTURE_SECONDS, sharp } from '#commerce/platform/pictures.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Language } from '#commerce/stores/types.ts';
import { refusal } from './rules.ts';

/** Every photograph, which no route serves. */
export const photoFiles = keptFiles('reviews');

/** Copies of those whose review is approved; `varDir/media` is public. */
const PUBLIC_FOLDER = join('media', 'reviews');
const publicFiles = keptFiles(PUBLIC_FOLDER);
const publicName = (storedAs: string): string => `${storedAs}.webp`;

/** Longest side of what is kept, in pixels. */
const MAX_SIDE = 2000;

const SIGNATURES: readonly (readonly [format: string, isOne: (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff],
  ['png', (bytes) => bytes.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001a\n'],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

export type SafePhoto = { bytes: Buffer; width: number; height: number };

/**
 * A photograph drawn anew from its pixels, upright and at most 2000 pixels long: nothing else of the file is kept,
 * neither place and camera nor what hides behind the picture. Throws REVIEW_PHOTO_TYPE, _SIZE or _PIXELS.
 */
export const safePhoto = async (given: Uint8Array, language: Language): Promise<SafePhoto> => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (bytes.length > MAX_PHOTO_BYTES) throw refusal('photo_size', language);
  const format = bytes.length > 16 ? SIGNATURES.find(([, isOne]) => isOne(bytes))?.[0] : undefined;
  const head =
    format &&
    (await sharp(bytes, { ...PICTURE_OPTIONS, limitInputPixels: false })
      .metadata()
      .catch(() => null));
  if (!head || head.format !== format) throw refusal('photo_type', language);
  // Said by the head of the file: nothing is unpacked yet.
  if (head.width * head.height > MAX_PHOTO_PIXELS) throw refusal('photo_pixels', language);
  try {
    const { data, info } = await sharp(bytes, PICTURE_OPTIONS)
      .timeout({ seconds: PICTURE_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .webp({ quality: 82, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw refusal('photo_type', language);
  }
};

type Place = Pick<Settings, 'varDir'>;

/** Lets photographs be seen. */
export const publishPhotos = async ({ varDir }: Place, storedAs: readonly string[]): Promise<void> => {
  for (const name of storedAs) await photoFiles.copy(varDir, name, join(varDir, PUBLIC_FOLDER), publicName(name));
};

/** Ends that photographs are served. */
export const withdrawPhotos = async ({ varDir }: Place, storedAs: readonly string[]): Promise<void> => {
  await Promise.all(storedAs.map((name) => publicFiles.remove(varDir, publicName(name))));
};

/** Removes files that no review has, and public ones whose review is not approved. */
export const sweepPhotos = async (
  { varDir }: Place,
  { all, shown }: { all: ReadonlySet<string>; shown: ReadonlySet<string> },
  writtenBefore: Date,
): Promise<number> =>
  (await photoFiles.removeUnknown(varDir, all, writtenBefore)) +
  (await publicFiles.removeUnknown(varDir, new Set([...shown].map(publicName)), writtenBefore));

export const photoUrl = (settings: Pick<Settings, 'publicUrl'>, storedAs: string): string =>
  `${mediaBase(settings)}reviews/${publicName(storedAs)}`;
