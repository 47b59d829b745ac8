export type ImageType = 'image-product' | 'image-wysiwyg' | 'image-category';

export const WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;
export const DEFAULT_RATIO = 0.8;

const BASES: Readonly<Record<ImageType, string>> = { 'image-product': '/media/catalog/product', 'image-category': '/media/catalog/category', 'image-wysiwyg': '/media/wysiwyg' };

export type ImageOptions = { type?: ImageType; width?: number; height?: number; quality?: number; fit?: string; crop?: string };

const isAbsolute = (path: string): boolean => /^(?:data:|https?:)/i.test(path);

/** The address of a picture in the size asked for. Relative paths stand under the folder of their type. */
export const imageUrl = (source: string, { type = 'image-product', width, height, quality = 85, fit = 'cover', crop }: ImageOptions = {}): string => {
  if (source.startsWith('data:')) return source;
  const path = isAbsolute(source) || source.startsWith('/media/') ? source : `${BASES[type]}/${source.replace(/^\//, '')}`;
  const [address = '', query = ''] = path.split('?');
  if (/\.svg$/i.test(address)) return address;
  const parameters = new URLSearchParams(query);
  parameters.set('auto', 'webp');
  parameters.set('format', /\.png$/i.test(address) ? 'png' : 'pjpg');
  for (const [name, value] of Object.entries({ width, height, quality, crop, fit })) if (value !== undefined) parameters.set(name, String(value));
  return `${address}?${parameters}`;
};

/** `srcset` over the listed widths up to `maxWidth`; heights follow the ratio of width to height. */
export const srcSet = (source: string, { type, ratio = DEFAULT_RATIO, maxWidth = 1600 }: { type?: ImageType | undefined; ratio?: number | undefined; maxWidth?: number | undefined } = {}): string =>
  WIDTHS.filter((width) => width >= 160 && width <= maxWidth)
    .map((width) => `${imageUrl(source, { ...(type ? { type } : {}), width, height: Math.round(width / ratio) })} ${width}w`)
    .join(', ');
