import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError } from '#commerce/platform/errors.ts';
import { PICTURE_OPTIONS, PICTURE_SECONDS, sharp } from '#commerce/platform/pictures.ts';

const FORMATS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' };

const QUALITY = { quality: 92, force: false };

const unsupported = (): InputError => new InputError('The image MIME type is not valid or not supported.');

/** A picture with EXIF, XMP or IPTC data is encoded again, upright: these contain the place of a photograph. */
const withoutMetadata = async (bytes: Buffer): Promise<{ bytes: Buffer; ending: string }> => {
  const picture = sharp(bytes, PICTURE_OPTIONS).timeout({ seconds: PICTURE_SECONDS });
  try {
    const { format, exif, xmp, iptc } = await picture.metadata();
    const ending = FORMATS[format];
    if (!ending) throw unsupported();
    if (!exif && !xmp && !iptc) return { bytes, ending };
    return { bytes: await picture.autoOrient().keepIccProfile().jpeg(QUALITY).webp(QUALITY).toBuffer(), ending };
  } catch {
    throw unsupported();
  }
};

/**
 * Stores a picture without its metadata in the directory of `/media/catalog/product/`, under its own name and a hash of
 * its content: the same picture twice is one file, and a different one never replaces it. Returns the path below that
 * directory. The format follows from the bytes, whatever the name.
 */
export const storePicture = async (
  varDir: string,
  { bytes: given, name }: { bytes: Buffer; name: string },
): Promise<string> => {
  const { bytes, ending } = await withoutMetadata(given);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const file = `p/${hash.slice(0, 2)}/${name}-${hash}.${ending}`;
  const path = join(varDir, 'media', 'catalog', 'product', file);
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
  return file;
};
