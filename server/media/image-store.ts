import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const WRITES_BETWEEN_TRIMS = 100;

/**
 * Resized pictures on disk, by the hash of their source. Evicts the least recently used ones when the directory grows
 * too large.
 */
export const createImageStore = (folder: string, maxBytes: number) => {
  let writes = 0;
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);

  const trim = async (): Promise<void> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const { size, mtimeMs } = await stat(path);
          return { path, size, mtimeMs };
        }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    files.sort((a, b) => a.mtimeMs - b.mtimeMs);
    for (const file of files) {
      if (total <= maxBytes) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  };

  return {
    /** Path of an entry, which may be evicted at any time. */
    path: pathOf,

    /** Hash of the source's content and every transformation. */
    key: (contentHash: string, recipe: string): string =>
      createHash('sha256').update(`${contentHash}\n${recipe}`).digest('hex').slice(0, 40),

    read: async (key: string): Promise<Buffer | undefined> => {
      try {
        const content = await readFile(pathOf(key));
        const now = new Date();
        utimes(pathOf(key), now, now).catch(() => {});
        return content;
      } catch {
        return undefined;
      }
    },

    /** Atomic: writes a temporary file, then renames it. */
    write: async (key: string, content: Uint8Array): Promise<void> => {
      const path = pathOf(key);
      const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporary, content);
      await rename(temporary, path);
      writes += 1;
      if (writes % WRITES_BETWEEN_TRIMS === 0) await trim();
    },

    trim,
  };
};

export type ImageStore = ReturnType<typeof createImageStore>;
