import type { Sharp } from 'sharp';
import { MAX_PHOTO_PIXELS, type FileProblem } from '#contract/uploads.ts';
import { PICTURE_OPTIONS, PICTURE_SECONDS, sharp } from '../pictures.ts';

/** Maximum number of pictures waiting to be decoded; further ones are refused as `busy`. */
const MAX_WAITING = 20;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Runs one decoding at a time, because a large picture takes much memory; undefined if too many wait. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  if (waiting >= MAX_WAITING) return undefined;
  waiting++;
  const run = last.then(work, work);
  last = run.catch(() => undefined);
  return run.finally(() => waiting--);
};

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const SIGNATURES: Readonly<Record<PictureFormat, (file: Buffer) => boolean>> = {
  jpeg: (file) => file.readUIntBE(0, 3) === 0xffd8ff,
  png: (file) => file.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001a\n',
  webp: (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
  gif: (file) => /^GIF8[79]a$/.test(file.toString('latin1', 0, 6)),
  heif: (file) => file.toString('latin1', 4, 8) === 'ftyp',
};

export type DecodedPicture = { bytes: Buffer; width: number; height: number; format: PictureFormat };

const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);

/**
 * Decodes an uploaded picture of one of these formats and encodes its pixels again, upright. No other part of the file
 * is stored: no location, no camera, no hidden data.
 */
export const decodePicture = async (
  file: Buffer,
  formats: readonly PictureFormat[],
  { maxSide, encode }: { maxSide: number; encode: (picture: Sharp) => Sharp },
): Promise<{ picture: DecodedPicture } | { problem: FileProblem }> => {
  const format = file.length > 16 ? formats.find((one) => SIGNATURES[one](file)) : undefined;
  if (!format) return { problem: 'type' };
  const read = async (): Promise<{ picture: DecodedPicture } | { problem: FileProblem }> => {
    try {
      const head = await sharp(file, { ...PICTURE_OPTIONS, limitInputPixels: false }).metadata();
      if (head.format !== format) return { problem: 'type' };
      // The header states the size: nothing is unpacked yet.
      if (head.width * head.height > MAX_PHOTO_PIXELS) return { problem: 'pixels' };
      const upright = sharp(file, { ...PICTURE_OPTIONS, limitInputPixels: MAX_PHOTO_PIXELS })
        .timeout({ seconds: PICTURE_SECONDS })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' });
      const { data, info } = await encode(upright).toBuffer({ resolveWithObject: true });
      return { picture: { bytes: data, width: info.width, height: info.height, format } };
    } catch (error) {
      return { problem: isTimeout(error) ? 'busy' : 'type' };
    }
  };
  return (await inTurn(read)) ?? { problem: 'busy' };
};
