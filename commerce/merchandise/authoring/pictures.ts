import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError } from '#commerce/platform/errors.ts';
import { PICTURE_OPTIONS, sharp } from '#commerce/platform/pictures.ts';

const FORMATS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' };

/** The format follows from the bytes, whatever the name. */
const formatOf = async (bytes: Buffer): Promise<string> => {
  const { format } = await sharp(bytes, PICTURE_OPTIONS)
    .metadata()
    .catch(() => ({ format: undefined }));
  const ending = FORMATS[format ?? ''];
  if (!ending) throw new InputError('The image MIME type is not valid or not supported.');
  return ending;
};

/**
 * Stores a picture in the directory of `/media/catalog/product/`, under its own name and a hash of its content: the
 * same picture twice is one file, and a different one never replaces it. Returns the path below that directory.
 */
export const storePicture = async (
  varDir: string,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<string> => {
  const ending = await formatOf(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const file = `p/${hash.slice(0, 2)}/${name}-${hash}.${ending}`;
  const path = join(varDir, 'media', 'catalog', 'product', file);
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
  return file;
};
