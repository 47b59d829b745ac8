import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Below this nothing is accepted any more: the database needs room for what it promised to keep. */
const LEAST_BYTES = 64 * 1024 * 1024;

const freeBytes = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    // A folder that nothing was written to yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder)
      return freeBytes(dirname(folder));
    throw error;
  }
};

/** Whether the disk of a folder has room. */
export const hasRoom = async (
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<boolean> => (await free(folder)) >= LEAST_BYTES;
