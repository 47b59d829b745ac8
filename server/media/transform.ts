import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { PICTURE_OPTIONS, PICTURE_SECONDS, sharp } from '#commerce/platform/pictures.ts';
import type { ImageParameters } from './image-parameters.ts';

export type ImageFormat = 'webp' | 'jpeg' | 'png';

const BYTE_LIMIT = 20 * 1024 * 1024;
const MAX_SIDE = 2560;

/** The file cannot be resized: too large, broken, or of another type than its name. */
export class UnusableImageError extends Error {}

/** The requested size, reduced in proportion if the picture is smaller; never distorted or enlarged. */
export const targetSize = (
  source: { width: number; height: number },
  wanted: Pick<ImageParameters, 'width' | 'height'>,
): { width: number; height: number } => {
  const width = wanted.width ?? Math.min(source.width, MAX_SIDE);
  const height = wanted.height ?? Math.round((width * source.height) / source.width);
  const scale = Math.min(1, source.width / width, source.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Maximum size of one picture in bytes; only highly textured stones come near. */
const MAX_BYTES = 150_000;
const LOWER_QUALITIES = [70, 56, 42, 28];

/** WebP effort (0 to 6). Pictures are encoded once and sent often: 6 % fewer bytes for 25 ms of CPU time. */
const EFFORT = 5;

/** Encodes in the requested quality, or in the best lower one below the size limit. */
const light = async (picture: Sharp, quality: number): Promise<Buffer> => {
  const encode = (at: number): Promise<Buffer> => picture.clone().webp({ quality: at, effort: EFFORT }).toBuffer();
  let encoded = await encode(quality);
  for (const lower of LOWER_QUALITIES) {
    if (encoded.byteLength <= MAX_BYTES) break;
    if (lower < quality) encoded = await encode(lower);
  }
  return encoded;
};

/** Resizes a local picture. Throws {@link UnusableImageError}. */
export const transformImage = async (
  path: string,
  parameters: ImageParameters,
  format: ImageFormat,
): Promise<Buffer> => {
  const input = await readFile(path);
  if (input.byteLength > BYTE_LIMIT) throw new UnusableImageError('The file is too large');
  try {
    const { autoOrient } = await sharp(input, PICTURE_OPTIONS).metadata();
    const size = targetSize(autoOrient, parameters);
    const resized = sharp(input, PICTURE_OPTIONS)
      .timeout({ seconds: PICTURE_SECONDS })
      .autoOrient()
      .resize({ ...size, fit: 'cover', position: 'centre' });
    if (format === 'webp') return await light(resized, parameters.quality);
    if (format === 'png') return await resized.png({ compressionLevel: 8, palette: false }).toBuffer();
    return await resized
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: parameters.quality, progressive: true })
      .toBuffer();
  } catch (error) {
    throw new UnusableImageError('The picture cannot be read', { cause: error });
  }
};
