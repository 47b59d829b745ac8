import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../http/compress.ts';
import { weakEtag } from '../http/etag.ts';
import type { Encoding } from '../http/negotiate.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { listFiles } from './precompress.ts';

export type BuiltFile = {
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: ReadonlyMap<Encoding, Buffer>;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

const readOr = async (path: string, otherwise: () => Promise<Buffer>): Promise<Buffer> => {
  try {
    return await readFile(path);
  } catch {
    return otherwise();
  }
};

const load = async (folder: string, file: string, precompressed: ReadonlySet<string>): Promise<BuiltFile | undefined> => {
  const type = mediaTypeOf(file);
  if (!type) return undefined;
  const content = await readFile(join(folder, file));
  const bodies = new Map<Encoding, Buffer>([['identity', content]]);
  if (isCompressible(file) && content.byteLength >= 512) {
    const path = join(folder, file);
    const isReady = precompressed.has(`${file}.br`);
    bodies.set('br', isReady ? await readFile(`${path}.br`) : await compress(content, 'br', 'small'));
    bodies.set('gzip', await readOr(`${path}.gz`, () => compress(content, 'gzip', 'small')));
  }
  const headers = {
    'content-type': type,
    'cache-control': file.startsWith('assets/') ? IMMUTABLE : REVALIDATED,
    ...(bodies.size > 1 ? { vary: 'Accept-Encoding' } : {}),
  };
  return { headers, etag: weakEtag(content), bodies };
};

/**
 * The client build, read into memory once: `/assets/index-abc.js` → file. An address is looked up, never joined to a folder,
 * so that no address can reach outside the build. Vite's own folder and source maps are left out.
 */
export const readBuiltFiles = async (folder: string): Promise<Map<string, BuiltFile>> => {
  const files = new Map<string, BuiltFile>();
  const names = await listFiles(folder);
  const precompressed = new Set(names);
  for (const name of names) {
    if (name.startsWith('.') || name.endsWith('.map') || name.endsWith('.html')) continue;
    const file = await load(folder, name, precompressed);
    if (file) files.set(`/${name}`, file);
  }
  return files;
};
