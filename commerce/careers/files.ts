import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Below `varDir`, which no route serves; only `varDir/media` is public. */
const APPLICATIONS_FOLDER = 'applications';

/** Path of a stored file below `varDir`. */
export const pathInVar = (name: string): string => join(APPLICATIONS_FOLDER, name);

const folderOf = (varDir: string): string => join(varDir, APPLICATIONS_FOLDER);

/** Readable for the shop's own user alone. */
export const storeFile = async (varDir: string, name: string, bytes: Uint8Array): Promise<void> => {
  const path = join(folderOf(varDir), name);
  await mkdir(folderOf(varDir), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, bytes, { mode: 0o600, flag: 'wx' });
  await rename(`${path}.part`, path);
};

/** Copies a stored file to a folder under a name that no applicant chose. */
export const copyStoredFile = async (
  varDir: string,
  name: string,
  folder: string,
  copyName: string,
): Promise<string> => {
  const target = join(folder, copyName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copyFile(join(folderOf(varDir), name), target);
  return target;
};

export const removeStoredFile = (varDir: string, name: string): Promise<void> =>
  rm(join(folderOf(varDir), name), { force: true });

/** Removes files that nobody knows any more; one that is just being written is left. */
export const removeUnknownFiles = async (
  varDir: string,
  known: ReadonlySet<string>,
  writtenBefore: Date,
): Promise<number> => {
  const names = await readdir(folderOf(varDir)).catch(() => []);
  let count = 0;
  for (const name of names) {
    if (known.has(name)) continue;
    const path = join(folderOf(varDir), name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= writtenBefore) continue;
    await rm(path, { force: true });
    count++;
  }
  return count;
};
