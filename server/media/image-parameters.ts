/** Parameters of a picture URL. Every field has few possible values, so that the number of variants is bounded. */
export type ImageParameters = {
  /** One of {@link IMAGE_WIDTHS}; undefined for the original width (at most 2560). */
  width: number | undefined;
  /** The nearest of {@link listedHeights}. */
  height: number | undefined;
  quality: number;
  /** WebP if the browser accepts it. */
  isAuto: boolean;
  format: 'pjpg' | 'png';
};

export const IMAGE_WIDTHS: readonly number[] = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];
const MAX_HEIGHT = 3200;
/** Aspect ratios (width / height) used by the storefront. */
const RATIOS = [2.5, 16 / 9, 1.6, 1.5, 4 / 3, 1.25, 1, 0.8];
/** Further ratios in steps small enough that cropping to the nearest is invisible. */
const STEP = 1.08;
const FLATTEST = 4;

const ratios = [
  ...RATIOS,
  ...Array.from(
    { length: 1 + Math.floor((2 * Math.log(FLATTEST)) / Math.log(STEP)) },
    (_, index) => FLATTEST / STEP ** index,
  ),
];

/** Allowed heights for pictures of this width. */
export const listedHeights = (width: number): readonly number[] =>
  [...new Set(ratios.map((ratio) => Math.min(MAX_HEIGHT, Math.round(width / ratio))))].toSorted((a, b) => a - b);

const heightsByWidth = new Map(IMAGE_WIDTHS.map((width) => [width, listedHeights(width)]));

const nearestHeight = (width: number, wanted: number): number =>
  (heightsByWidth.get(width) ?? []).reduce((best, height) =>
    Math.abs(height - wanted) < Math.abs(best - wanted) ? height : best,
  );

const DEFAULT_QUALITY = 85;
const KNOWN = new Set(['width', 'height', 'quality', 'fit', 'auto', 'format']);

export class ImageParameterError extends Error {}

const wholeNumber = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new ImageParameterError(`${name} must be a whole number`);
  return Number(text);
};

const oneOf = <T extends string>(name: string, text: string, allowed: readonly T[]): T => {
  const found = allowed.find((value) => value === text);
  if (!found) throw new ImageParameterError(`${name} must be ${allowed.join(' or ')}`);
  return found;
};

/**
 * Parses the query of a picture URL; undefined without parameters (the original file). Throws {@link
 * ImageParameterError}.
 */
export const parseImageParameters = (query: string): ImageParameters | undefined => {
  if (query === '') return undefined;
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (!KNOWN.has(name)) throw new ImageParameterError('unknown parameter');
    if (given.has(name)) throw new ImageParameterError(`${name} is given twice`);
    given.set(name, value);
  }
  const read = <T>(name: string, parse: (text: string) => T): T | undefined => {
    const text = given.get(name);
    return text === undefined ? undefined : parse(text);
  };
  const width = read('width', (text) => wholeNumber('width', text));
  if (width !== undefined && !IMAGE_WIDTHS.includes(width))
    throw new ImageParameterError(`width must be one of ${IMAGE_WIDTHS.join(', ')}`);
  const wanted = read('height', (text) => wholeNumber('height', text));
  if (wanted !== undefined && (wanted > MAX_HEIGHT || width === undefined))
    throw new ImageParameterError(`height needs a width and is at most ${MAX_HEIGHT}`);
  const height = width && wanted && nearestHeight(width, wanted);
  const quality = read('quality', (text) => wholeNumber('quality', text)) ?? DEFAULT_QUALITY;
  if (quality !== DEFAULT_QUALITY) throw new ImageParameterError(`quality must be ${DEFAULT_QUALITY}`);
  read('fit', (text) => oneOf('fit', text, ['cover']));
  const isAuto = read('auto', (text) => oneOf('auto', text, ['webp'])) !== undefined;
  const format = read('format', (text) => oneOf<ImageParameters['format']>('format', text, ['pjpg', 'png'])) ?? 'pjpg';
  return { width, height, quality, isAuto, format };
};

/**
 * Parses the query of a picture URL of another shop system, which may have parameters of its own (of a CDN): those are
 * ignored. Undefined if no size is requested.
 */
export const parseForeignParameters = (query: string): ImageParameters | undefined => {
  const given = new URLSearchParams(query);
  if (!given.has('width') && !given.has('auto')) return undefined;
  const known = new URLSearchParams();
  for (const name of KNOWN) if (given.get(name)) known.set(name, given.get(name) ?? '');
  return parseImageParameters(known.toString());
};
