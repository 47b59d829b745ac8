export type ImageType = 'image-product' | 'image-category' | 'image-wysiwyg';

/** The only widths the server offers. */
export const WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;
/**
 * `sizes` of a picture as wide as a phone, or within the page's margins. A tenth less than the screen could show is
 * not seen, and the next width has half as many pixels again.
 */
export const PHONE_SIZE = '88vw';
/** For one of two pictures side by side on a phone. */
export const HALF_PHONE_SIZE = '42vw';
/** Width divided by height of product pictures. */
export const DEFAULT_RATIO = 0.8;
const QUALITY = 85;
const MIN_IN_SET = 160;

const FOLDERS: Readonly<Record<ImageType, string>> = {
  'image-product': '/media/catalog/product/',
  'image-category': '/media/catalog/category/',
  'image-wysiwyg': '/media/wysiwyg/',
};

export type ImageOptions = {
  type?: ImageType | undefined;
  width?: number | undefined;
  height?: number | undefined;
};

const isComplete = (source: string): boolean => /^(?:data|https?):/i.test(source) || source.startsWith('/');

/** Media of a remote back end are proxied under our own origin, so that one policy and one cache apply to all. */
export const ownPath = (source: string): string => /^https?:\/\/[^/]+(\/media\/.*)$/i.exec(source)?.[1] ?? source;

/** The URL of a picture in a given size. A relative path is below the folder of its type. */
export const imageUrl = (source: string, { type = 'image-product', width, height }: ImageOptions = {}): string => {
  const path = ownPath(isComplete(source) ? source : FOLDERS[type] + source);
  const [address = '', query = ''] = path.split('?');
  if (!address.startsWith('/media/')) return path;
  if (/\.(?:svg|gif)$/i.test(address)) return address;
  const size = `${width ? `&width=${width}` : ''}${height ? `&height=${height}` : ''}`;
  const requested = `auto=webp&format=${/\.png$/i.test(address) ? 'png' : 'pjpg'}${size}&quality=${QUALITY}&fit=cover`;
  if (!query) return `${address}?${requested}`;
  const parameters = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(requested)) parameters.set(name, value);
  return `${address}?${parameters}`;
};

/** Smallest listed width of at least this size. */
export const listedWidth = (width: number): number => WIDTHS.find((listed) => listed >= width) ?? WIDTHS[8];

/** `srcset` over the listed widths up to the one that covers `maxWidth`. Undefined for pictures that come in one size only. */
export const srcSet = (
  source: string,
  {
    type,
    ratio = DEFAULT_RATIO,
    maxWidth = 1600,
  }: { type?: ImageType | undefined; ratio?: number; maxWidth?: number } = {},
): string | undefined => {
  if (!/^\/media\/.*\?/.test(imageUrl(source, { type }))) return undefined;
  const set = WIDTHS.filter((width) => width >= MIN_IN_SET && width <= listedWidth(maxWidth)).map(
    (width) => `${imageUrl(source, { type, width, height: Math.round(width / ratio) })} ${width}w`,
  );
  // Each attribute makes a browser choose the file anew, also an empty one.
  return set.join(', ') || undefined;
};
