import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CARD } from '#commerce/platform/mail/brand.ts';

/** Below `varDir`, which no route serves; only `varDir/media` is public. */
const folderOf = (varDir: string): string => join(varDir, 'claims');

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);
const MAX_PIXELS = 60_000_000;
/** Longest side that is kept: a crack is seen, a file stays small. */
const MAX_SIDE = 2400;

/**
 * A photograph drawn anew as JPEG: what is kept holds the picture alone, no place, camera or name, and nothing hidden.
 * Undefined for bytes that are no picture by their content.
 */
export const drawnAnew = async (bytes: Uint8Array): Promise<Buffer | undefined> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!format || !FORMATS.has(format)) return undefined;
    return await picture
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: CARD })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
};

/** Readable for the shop's own user alone. */
export const storePhoto = async (varDir: string, name: string, bytes: Uint8Array): Promise<void> => {
  const path = join(folderOf(varDir), name);
  await mkdir(folderOf(varDir), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, bytes, { mode: 0o600, flag: 'wx' });
  await rename(`${path}.part`, path);
};

/** Copies a photograph to a folder under a name that no customer chose; answers its path. */
export const copyPhoto = async (varDir: string, name: string, folder: string, copyName: string): Promise<string> => {
  const target = join(folder, copyName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copyFile(join(folderOf(varDir), name), target);
  return target;
};

export const removePhoto = (varDir: string, name: string): Promise<void> =>
  rm(join(folderOf(varDir), name), { force: true });
