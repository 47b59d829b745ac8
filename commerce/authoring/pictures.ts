import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodePicture } from '#commerce/platform/uploads/picture.ts';
import { fileRefusal } from '#commerce/platform/uploads/refusal.ts';

const FORMATS = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' } as const;

/** A picture is judged by its bytes, whatever it is called: it must be whole. */
const formatOf = async (bytes: Buffer): Promise<string> => {
  const decoded = await decodePicture(bytes, ['jpeg', 'png', 'webp', 'gif'], {
    maxSide: 64,
    encode: (picture) => picture.jpeg(),
  });
  if ('problem' in decoded)
    throw fileRefusal('IMAGE', decoded.problem, 'The image MIME type is not valid or not supported.');
  return FORMATS[decoded.picture.format as keyof typeof FORMATS];
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
