import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError } from '#commerce/platform/errors.ts';
import { PICTURE_OPTIONS, sharp } from '#commerce/platform/pictures.ts';

const FORMATS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' };

/** A picture is judged by its bytes, whatever it is called. */
const formatOf = async (bytes: Buffer): Promise<string> => {
  const { format } = await sharp(bytes, PICTURE_OPTIONS)
    .metadata()
    .catch(() => ({ format: undefined }));
  const ending = FORMATS[format ?? ''];
  if (!ending) throw new InputError('The image MIME type is not valid or not supported.');
  return ending;
};

/**
 * Keeps a picture where `/media/catalog/product/` is served from, under a name made of its own and of what it shows: the same
 * picture twice is one file, and another never takes its place. Answers the path below that folder.
 */
export const keepPicture = async (
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
