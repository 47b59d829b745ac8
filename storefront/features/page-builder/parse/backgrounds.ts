import { BACKGROUND_VIDEO_FILE } from '#contract/content.ts';
import { valueOf } from '#storefront/platform/content/declarations.ts';
import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import { safeSource } from '#storefront/platform/content/safe-address.ts';
import type { Background, ImagePair, VideoBackground } from '../page-tree.ts';
import type { ParseContext, Styles } from './element-view.ts';
import { flag, roleOf } from './element-view.ts';
import { pair, readObject } from './pictures.ts';

const FITS: Readonly<Record<string, Background['fit']>> = { cover: 'cover', contain: 'contain', auto: 'none' };
const DEFAULT_SPEED = 0.5;
const SLOWEST = -1;
const MAX_SPEED = 2;

/** How far a background lags behind the page; a half by default. */
export const parallaxSpeed = (text: string | undefined): number => {
  const speed = text === undefined || text.trim() === '' ? DEFAULT_SPEED : Number(text);
  return Number.isNaN(speed) ? DEFAULT_SPEED : Math.min(MAX_SPEED, Math.max(SLOWEST, speed));
};

/** Parses `data-background-images`, whose JSON has a backslash before each quote. */
const imagesOf = (element: MarkupElement, origins: readonly string[]): ImagePair => {
  const images = readObject((element.attributes['data-background-images'] ?? '').replaceAll('\\"', '"'));
  const [desktop, mobile] = [images['desktop_image'], images['mobile_image']].map((address) => {
    const src = typeof address === 'string' ? safeSource(address, origins) : undefined;
    return src === undefined ? undefined : { src, alt: '' };
  });
  const fallback = safeSource(element.attributes['data-video-fallback-src'], origins);
  return pair(desktop ?? (fallback ? { src: fallback, alt: '' } : undefined), mobile);
};

const COLOR = /^(?:rgba?\([\d\s.,%/]+\)|#[0-9a-f]{3,8})$/i;

/** The class for an overlay's colour. */
export const overlayColor = (color: string | undefined, { styles }: ParseContext): string | undefined =>
  color && COLOR.test(color) ? styles.classFor([['--overlay', color]]) : undefined;

const classOfValue = (property: string, value: string | undefined, { styles }: ParseContext): string | undefined =>
  value && value !== 'center center' ? styles.classFor([[property, value]]) : undefined;

// Files only: another site's video would report every visitor to that site, and the picture takes its place.
const videoOf = (element: MarkupElement, context: ParseContext): VideoBackground | undefined => {
  const src = safeSource(element.attributes['data-video-src'], context.origins);
  if (element.attributes['data-background-type'] !== 'video' || !src || !BACKGROUND_VIDEO_FILE.test(src))
    return undefined;
  const overlayClass = overlayColor(roleOf(element, 'video_overlay')?.attributes['data-video-overlay-color'], context);
  return {
    src,
    isLooped: flag(element, 'data-video-loop', true),
    isOnlyVisible: flag(element, 'data-video-play-only-visible', true),
    isLazy: flag(element, 'data-video-lazy-load', true),
    ...(overlayClass && { overlayClass }),
  };
};

/** The background of a row, column, tab or banner. Undefined without picture and video. */
export const backgroundOf = (
  element: MarkupElement | undefined,
  styles: Styles,
  context: ParseContext,
): Background | undefined => {
  if (!element) return undefined;
  const images = imagesOf(element, context.origins ?? []);
  const video = videoOf(element, context);
  if (!images.desktop && !images.mobile && !video) return undefined;
  const speed = flag(element, 'data-enable-parallax')
    ? context.styles.classFor([['--parallax', String(parallaxSpeed(element.attributes['data-parallax-speed']))]])
    : undefined;
  const position = classOfValue('object-position', valueOf(styles.base, 'background-position'), context);
  return {
    ...images,
    ...(position && { positionClass: position }),
    fit: FITS[valueOf(styles.base, 'background-size') ?? 'cover'] ?? 'cover',
    ...(speed && { parallaxClass: speed }),
    ...(video && { video }),
  };
};
