import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Below this, requests that write are refused: the database needs space for accepted data. */
const LEAST_BYTES = 64 * 1024 * 1024;

const freeBytes = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    // The directory does not exist yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder)
      return freeBytes(dirname(folder));
    throw error;
  }
};

/** Returns whether the directory's disk has enough free space. */
export const hasFreeSpace = async (
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<boolean> => (await free(folder)) >= LEAST_BYTES;
