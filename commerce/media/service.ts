export type MediaSettings = { publicUrl: string };

const isOnThisMachine = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/**
 * Base URL of media files, ending with a slash. Relative on localhost: the shop may be opened from another machine,
 * where `/media/` still works.
 */
export const mediaBase = ({ publicUrl }: MediaSettings): string =>
  `${isOnThisMachine(publicUrl) ? '' : publicUrl}/media/`;

const joined = (base: string, folder: string, file: string): string => `${base}${folder}${file.replace(/^\/+/, '')}`;

/** `file` is a path under media/catalog/product. */
export const productImageUrl = (settings: MediaSettings, file: string): string =>
  joined(mediaBase(settings), 'catalog/product/', file);

/** `file` is a path under media/catalog/category. */
export const categoryImageUrl = (settings: MediaSettings, file: string): string =>
  joined(mediaBase(settings), 'catalog/category/', file);

/** `file` is a path under media/attribute/swatch. */
export const swatchUrl = (settings: MediaSettings, file: string): string =>
  joined(mediaBase(settings), 'attribute/swatch/', file);
