import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileProblem } from '#contract/uploads.ts';
import { bufferOf } from '#commerce/platform/uploads/document.ts';
import { decodePicture } from '#commerce/platform/uploads/picture.ts';

/** Below `varDir`, which no route serves; only `varDir/media` is public. */
const folderOf = (varDir: string): string => join(varDir, 'claims');

/** Longest side of a stored photograph: cracks stay visible and files small. */
const MAX_SIDE = 2400;

/**
 * Decodes a photograph and encodes its pixels as JPEG, which removes all metadata such as the location and the camera.
 */
export const safePhoto = async (bytes: Uint8Array): Promise<{ bytes: Buffer } | { problem: FileProblem }> => {
  const decoded = await decodePicture(bufferOf(bytes), ['jpeg', 'png', 'webp', 'heif'], {
    maxSide: MAX_SIDE,
    encode: (picture) => picture.jpeg({ quality: 82 }),
  });
  return 'picture' in decoded ? decoded.picture : decoded;
};

/** Readable for the shop's own user alone. */
export const storePhoto = async (varDir: string, name: string, bytes: Uint8Array): Promise<void> => {
  const path = join(folderOf(varDir), name);
  await mkdir(folderOf(varDir), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, bytes, { mode: 0o600, flag: 'wx' });
  await rename(`${path}.part`, path);
};

/** Copies a photograph to a folder under a generated name; returns its path. */
export const copyPhoto = async (varDir: string, name: string, folder: string, copyName: string): Promise<string> => {
  const target = join(folder, copyName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copyFile(join(folderOf(varDir), name), target);
  return target;
};

export const readPhoto = (varDir: string, name: string): Promise<Buffer> => readFile(join(folderOf(varDir), name));

export const removePhoto = (varDir: string, name: string): Promise<void> =>
  rm(join(folderOf(varDir), name), { force: true });
