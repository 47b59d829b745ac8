import { encodedFilePath } from '#contract/file-path.ts';
import { isOnThisMachine } from '#commerce/platform/this-machine.ts';

export type MediaSettings = { publicUrl: string; requestOrigin?: string | undefined };

/**
 * Base URL of media files with a final slash. If the shop has only a local URL, clients get the origin of their
 * request. Pages are cached for all clients and have relative URLs.
 */
export const mediaBase = ({ publicUrl, requestOrigin = '' }: MediaSettings): string =>
  `${isOnThisMachine(publicUrl) ? requestOrigin : publicUrl}/media/`;

const joined = (base: string, folder: string, file: string): string =>
  base + folder + encodedFilePath(file.replace(/^\/+/, ''));

/** `file` is a path under media/catalog/product. */
export const productImageUrl = (settings: MediaSettings, file: string): string =>
  joined(mediaBase(settings), 'catalog/product/', file);

/** `file` is a path under media/catalog/category. */
export const categoryImageUrl = (settings: MediaSettings, file: string): string =>
  joined(mediaBase(settings), 'catalog/category/', file);

/** `file` is a path under media/attribute/swatch. */
export const swatchUrl = (settings: MediaSettings, file: string): string =>
  joined(mediaBase(settings), 'attribute/swatch/', file);
