import * as v from 'valibot';
import { valueOf } from '#storefront/platform/content/declarations.ts';
import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import { safeHref, safeSource } from '#storefront/platform/content/safe-address.ts';
import type { Background, ContentImage, ContentLink, ImagePair } from '../page-tree.ts';
import type { ParseContext, Styles } from './element-view.ts';

const Backgrounds = v.object({ desktop_image: v.optional(v.string()), mobile_image: v.optional(v.string()) });
const Dimensions = v.object({ width: v.number(), height: v.number() });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const linkOf = (element: MarkupElement | undefined, { origins = [] }: ParseContext): ContentLink | undefined => {
  const href = safeHref(element?.attributes['href'], origins);
  return href === undefined ? undefined : { href, isNewTab: element?.attributes['target'] === '_blank' };
};

/** One picture for both when they do not differ. */
const pair = (desktop: ContentImage | undefined, mobile: ContentImage | undefined): ImagePair => ({
  ...(desktop && { desktop }),
  ...(mobile && mobile.src !== desktop?.src && { mobile }),
});

const pictureOf = (element: MarkupElement | undefined, { origins = [] }: ParseContext): ContentImage | undefined => {
  const src = safeSource(element?.attributes['src'], origins);
  if (!element || src === undefined) return undefined;
  const { alt = '', title } = element.attributes;
  const size = v.safeParse(Dimensions, readJson(element.attributes['data-image-dimensions'] ?? ''));
  return { src, alt, ...(title && { title }), ...(size.success && size.output) };
};

export const imagesOf = (desktop: MarkupElement | undefined, mobile: MarkupElement | undefined, context: ParseContext): ImagePair =>
  pair(pictureOf(desktop, context), pictureOf(mobile, context));

const FITS: Readonly<Record<string, Background['fit']>> = { cover: 'cover', contain: 'contain', auto: 'none' };

/** Reads `data-background-images`, whose JSON has a backslash before each quote. Undefined without a picture. */
export const backgroundOf = (element: MarkupElement | undefined, { base }: Styles, { origins = [] }: ParseContext): Background | undefined => {
  const text = (element?.attributes['data-background-images'] ?? '').replaceAll('\\"', '"');
  const parsed = v.safeParse(Backgrounds, readJson(text));
  if (!parsed.success) return undefined;
  const [desktop, mobile] = [parsed.output.desktop_image, parsed.output.mobile_image].map((address) => {
    const src = safeSource(address, origins);
    return src === undefined ? undefined : { src, alt: '' };
  });
  if (!desktop && !mobile) return undefined;
  return { ...pair(desktop, mobile), fit: FITS[valueOf(base, 'background-size') ?? 'cover'] ?? 'cover' };
};
