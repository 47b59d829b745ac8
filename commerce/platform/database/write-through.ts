import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, resolve, sep } from 'node:path';

const FLAG_WORDS: Readonly<Record<string, number>> = {
  'r+': fs.constants.O_RDWR,
  w: fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_TRUNC,
  'w+': fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_TRUNC,
  a: fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_APPEND,
  'a+': fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_APPEND,
};

const syncPath = (path: string): void => {
  let descriptor: number | undefined;
  try {
    descriptor = fs.openSync(path, fs.constants.O_RDONLY);
    fs.fsyncSync(descriptor);
  } catch {
    // Not every system can sync a folder; the file's own data was already written with O_DSYNC.
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
};

/**
 * PGlite never calls fsync (https://github.com/electric-sql/pglite/issues/1107), so a power cut can destroy `folder`. This opens its files
 * with O_DSYNC and syncs renames and creations with their directory. Call it before the import of PGlite; on Windows it does nothing.
 */
export const writeThrough = (folder: string): boolean => {
  const dataSync = fs.constants.O_DSYNC as number | undefined;
  if (!dataSync) return false;
  const root = resolve(folder) + sep;
  const isInside = (path: fs.PathLike): boolean => (resolve(String(path)) + sep).startsWith(root);
  const { openSync, renameSync, unlinkSync } = fs;

  const patched: Partial<typeof fs> = {
    openSync: (path, flags, mode) => {
      if (!isInside(path)) return openSync(path, flags, mode);
      const bits =
        typeof flags === 'string' ? (FLAG_WORDS[flags] ?? fs.constants.O_RDONLY) : (flags ?? fs.constants.O_RDONLY);
      const isWriting = (bits & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0;
      if (!isWriting) return openSync(path, flags, mode);
      const isNew = (bits & fs.constants.O_CREAT) !== 0 && !fs.existsSync(path);
      const descriptor = openSync(
        path,
        typeof flags === 'string' && !(flags in FLAG_WORDS) ? flags : bits | dataSync,
        mode,
      );
      if (isNew) syncPath(dirname(String(path)));
      return descriptor;
    },
    renameSync: (from, to) => {
      if (isInside(to)) syncPath(String(from));
      renameSync(from, to);
      if (isInside(to)) syncPath(dirname(String(to)));
    },
    unlinkSync: (path) => {
      unlinkSync(path);
      if (isInside(path)) syncPath(dirname(String(path)));
    },
  };
  Object.assign(fs, patched);
  syncBuiltinESMExports();
  return true;
};
