import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { mediaTypeOf } from '../assets/media-types.ts';

export type MediaFile = {
  /** Absolute path below one of the roots, with symbolic links resolved. */
  path: string;
  root: string;
  /** Path relative to the root, with forward slashes. */
  name: string;
  type: string;
  size: number;
  modifiedMs: number;
};

const SERVED = /^(?:image|video)\/|^application\/pdf$|^text\/vtt/;

/** Magento's directory of smaller pictures; no other dot directories are served. */
const RENDITIONS = '.renditions';

/** Decodes a URL path to a path below the media directory; undefined for an ambiguous one. */
export const mediaName = (encodedPath: string): string | undefined => {
  let path: string;
  try {
    path = decodeURIComponent(encodedPath);
  } catch {
    return undefined;
  }
  if (path.length > 500 || /[\u0000-\u001f\u007f\\:]/.test(path)) return undefined;
  const segments = path.split('/');
  const isClosed = (segment: string): boolean => segment === '' || (segment.startsWith('.') && segment !== RENDITIONS);
  return segments.some(isClosed) ? undefined : segments.join('/');
};

/** Finds files below the media roots; earlier roots take precedence. */
export const createMediaFiles = (roots: readonly string[]) => {
  const hashes = new LRUCache<string, string>({ max: 20_000 });
  const found = new LRUCache<string, MediaFile>({ max: 20_000, ttl: 10_000 });

  const look = async (name: string, type: string): Promise<MediaFile | undefined> => {
    // Operating systems normalise accents in file names differently.
    const spellings = new Set([name, name.normalize('NFC'), name.normalize('NFD')]);
    for (const [folder, spelling] of roots.flatMap((root) => [...spellings].map((each) => [root, each] as const))) {
      try {
        const root = await realpath(folder);
        const path = await realpath(join(root, spelling));
        if (!path.startsWith(root + sep)) continue;
        const stats = await stat(path);
        if (stats.isFile())
          return {
            path,
            root,
            name: path.slice(root.length + 1).replaceAll(sep, '/'),
            type,
            size: stats.size,
            modifiedMs: stats.mtimeMs,
          };
      } catch {
        continue;
      }
    }
    return undefined;
  };

  return {
    /** Undefined for a missing file, an unsafe path or an unsupported type. */
    find: async (encodedPath: string): Promise<MediaFile | undefined> => {
      const known = found.get(encodedPath);
      if (known) return known;
      const name = mediaName(encodedPath);
      const type = name === undefined ? undefined : mediaTypeOf(name);
      if (name === undefined || type === undefined || !SERVED.test(type)) return undefined;
      const file = await look(name, type);
      if (file) found.set(encodedPath, file);
      return file;
    },
    /** SHA-256 of the content, cached until the file changes. */
    contentHash: async (file: MediaFile): Promise<string> => {
      const key = `${file.path}\n${file.size}\n${file.modifiedMs}`;
      const known = hashes.get(key);
      if (known) return known;
      const hash = createHash('sha256')
        .update(await readFile(file.path))
        .digest('hex');
      hashes.set(key, hash);
      return hash;
    },
  };
};

export type MediaFiles = ReturnType<typeof createMediaFiles>;
