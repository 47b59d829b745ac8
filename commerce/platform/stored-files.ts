import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Uploaded files under generated names, in a directory below `varDir` that no route serves. */
export type StoredFiles = {
  /** Path of a stored file below `varDir`. */
  pathInVar(name: string): string;
  /** The file is readable for the shop's own user alone. */
  store(varDir: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Copies a stored file to a directory under a safe name. */
  copy(varDir: string, name: string, folder: string, copyName: string): Promise<string>;
  read(varDir: string, name: string): Promise<Buffer>;
  remove(varDir: string, name: string): Promise<void>;
  /** Removes files that are not in `known`, except recently written ones. */
  removeUnknown(varDir: string, known: ReadonlySet<string>, writtenBefore: Date): Promise<number>;
};

/** The stored files of one directory. */
export const storedFiles = (folder: string): StoredFiles => {
  const pathInVar = (name: string): string => join(folder, name);
  const folderOf = (varDir: string): string => join(varDir, folder);
  return {
    pathInVar,
    store: async (varDir, name, bytes) => {
      const path = join(folderOf(varDir), name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flag: 'wx' });
      await rename(`${path}.part`, path);
    },
    copy: async (varDir, name, target, copyName) => {
      const path = join(target, copyName);
      await mkdir(target, { recursive: true, mode: 0o700 });
      await copyFile(join(folderOf(varDir), name), path);
      return path;
    },
    read: (varDir, name) => readFile(join(folderOf(varDir), name)),
    remove: (varDir, name) => rm(join(folderOf(varDir), name), { force: true }),
    removeUnknown: async (varDir, known, writtenBefore) => {
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
    },
  };
};
