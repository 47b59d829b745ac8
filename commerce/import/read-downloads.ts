import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { DownloadFile } from '#commerce/after-sale/downloads/types.ts';
import type { Folder } from './folder.ts';

/** Files are stored in the database and sent from memory. */
const MAX_MEGABYTES = 20;

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
};

/** File names of a product's downloads and their samples. */
export const filesOf = ({ composition }: Pick<ProductInput, 'composition'>): readonly string[] =>
  [...(composition?.downloads?.links ?? []), ...(composition?.downloads?.samples ?? [])].map(({ file }) => file);

/** Reads the files of downloads and their samples. */
export const readDownloadFiles = (folder: Folder, names: ReadonlySet<string>): readonly DownloadFile[] =>
  [...names].flatMap((name) => {
    const path = `downloads/${name}`;
    if (!folder.exists(path)) return [];
    const bytes = folder.bytes(path);
    if (bytes.byteLength > MAX_MEGABYTES * 1024 * 1024)
      folder.problems.add({ file: path, message: `is larger than ${MAX_MEGABYTES} MB` });
    return [
      { name, mediaType: TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream', bytes },
    ];
  });
