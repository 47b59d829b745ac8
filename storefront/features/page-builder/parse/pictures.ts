import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import { safeHref, safeSource } from '#storefront/platform/content/safe-address.ts';
import type { ContentImage, ContentLink, ImagePair } from '../page-tree.ts';
import type { ParseContext } from './element-view.ts';

/** The JSON object in a text; an empty one when it is invalid. */
export const readObject = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
};

const sizeOf = (text: string | undefined): Pick<ContentImage, 'width' | 'height'> => {
  const { width, height } = readObject(text ?? '');
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
};

export const linkOf = (element: MarkupElement | undefined, { origins = [] }: ParseContext): ContentLink | undefined => {
  const href = safeHref(element?.attributes['href'], origins);
  return href === undefined ? undefined : { href, isNewTab: element?.attributes['target'] === '_blank' };
};

/** Drops the mobile picture if both are the same. */
export const pair = (desktop: ContentImage | undefined, mobile: ContentImage | undefined): ImagePair => ({
  ...(desktop && { desktop }),
  ...(mobile && mobile.src !== desktop?.src && { mobile }),
});

const pictureOf = (element: MarkupElement | undefined, { origins = [] }: ParseContext): ContentImage | undefined => {
  const src = safeSource(element?.attributes['src'], origins);
  if (!element || src === undefined) return undefined;
  const { alt = '', title } = element.attributes;
  return { src, alt, ...(title && { title }), ...sizeOf(element.attributes['data-image-dimensions']) };
};

export const imagesOf = (
  desktop: MarkupElement | undefined,
  mobile: MarkupElement | undefined,
  context: ParseContext,
): ImagePair => pair(pictureOf(desktop, context), pictureOf(mobile, context));
