/** The parameters of one picture URL; every field is validated, so that the number of variants is bounded. */
export type ImageParameters = {
  /** One of {@link IMAGE_WIDTHS}; undefined keeps the original width (at most 2560). */
  width: number | undefined;
  height: number | undefined;
  quality: number;
  /** WebP when the browser accepts it. */
  isAuto: boolean;
  format: 'pjpg' | 'png';
};

export const IMAGE_WIDTHS: readonly number[] = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];
const TALLEST = 3200;
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
 * Parses the query of a picture URL; undefined without any parameter (the original file). Throws {@link
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
  const height = read('height', (text) => wholeNumber('height', text));
  if (height !== undefined && (height > TALLEST || width === undefined))
    throw new ImageParameterError(`height needs a width and is at most ${TALLEST}`);
  const quality = read('quality', (text) => wholeNumber('quality', text)) ?? DEFAULT_QUALITY;
  if (quality !== DEFAULT_QUALITY) throw new ImageParameterError(`quality must be ${DEFAULT_QUALITY}`);
  read('fit', (text) => oneOf('fit', text, ['cover']));
  const isAuto = read('auto', (text) => oneOf('auto', text, ['webp'])) !== undefined;
  const format = read('format', (text) => oneOf<ImageParameters['format']>('format', text, ['pjpg', 'png'])) ?? 'pjpg';
  return { width, height, quality, isAuto, format };
};
