import { valueOf } from '#storefront/platform/content/declarations.ts';
import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import { walk } from '#storefront/platform/content/markup.ts';
import { richText } from '#storefront/platform/content/rich-text.ts';
import type { BannerNode, ImageNode, PageNode, Visibility } from '../page-tree.ts';
import { backgroundOf, overlayColor } from './backgrounds.ts';
import type { ParseContext } from './element-view.ts';
import { editorClasses, isHiddenBy, joinClasses, roleOf, settingsClass, stylesOf } from './element-view.ts';
import { imagesOf, linkOf } from './pictures.ts';
import { buttonKind, labelOf } from './text-types.ts';

type Parts = { appearance: string; children: PageNode[] };

/** The border belongs to the picture, all other styles to the figure. */
export const parseImage = (element: MarkupElement, { appearance }: Parts, context: ParseContext): ImageNode => {
  const styles = stylesOf(element, context);
  const mobile = roleOf(element, 'mobile_image');
  const inner = [...walk(element.children)];
  const desktop = roleOf(element, 'desktop_image') ?? (mobile ? undefined : inner.find(({ tag }) => tag === 'img'));
  const link = linkOf(roleOf(element, 'link') ?? inner.find(({ tag }) => tag === 'a'), context);
  const caption = roleOf(element, 'caption') ?? inner.find(({ tag }) => tag === 'figcaption');
  return {
    contentType: 'image',
    appearance,
    children: [],
    images: imagesOf(desktop, mobile, context),
    imageClass: settingsClass(
      stylesOf(desktop, context),
      context,
      (property) => property.startsWith('border') || property === 'max-width',
    ),
    caption: richText(caption?.children ?? [], context, link !== undefined),
    ...(link && { link }),
    ...(isHiddenBy(styles) && { isHidden: true }),
    className: joinClasses(settingsClass(styles, context), ...editorClasses(element)),
  };
};

const BANNER_APPEARANCES = ['poster', 'collage-left', 'collage-centered', 'collage-right'];

const visibility = (value: string | undefined): Visibility =>
  value === 'hover' || value === 'never' ? value : 'always';

const overlayClass = (overlay: MarkupElement | undefined, context: ParseContext): string | undefined => {
  const settings = settingsClass(stylesOf(overlay, context), context, (property) => property !== 'background-color');
  return joinClasses(settings, overlayColor(overlay?.attributes['data-overlay-color'], context));
};

/** Banners and slides: a picture with an overlay, rich text and one call to action. */
export const parseBanner = (
  element: MarkupElement,
  { appearance, children }: Parts,
  context: ParseContext,
): BannerNode => {
  const styles = stylesOf(element, context);
  const wrapper = roleOf(element, 'wrapper');
  const wrapperStyles = stylesOf(wrapper, context);
  const overlay = roleOf(element, 'overlay');
  const button = roleOf(element, 'button');
  const link = linkOf(roleOf(element, 'link'), context);
  const background = backgroundOf(wrapper, wrapperStyles, context);
  const label = overlay?.attributes['aria-label'];
  // A hand-written banner may lack the roles.
  const content = roleOf(element, 'content') ?? (overlay || button ? undefined : element);
  return {
    contentType: element.attributes['data-content-type'] === 'slide' ? 'slide' : 'banner',
    appearance: BANNER_APPEARANCES.includes(appearance) ? appearance : 'poster',
    children,
    ...(background && { background }),
    ...(valueOf(wrapperStyles.base, 'background-color') && { isColored: true }),
    wrapperClass: settingsClass(wrapperStyles, context),
    overlayClass: overlayClass(overlay, context),
    showOverlay: visibility(element.attributes['data-show-overlay']),
    ...(label && { label }),
    content: children.length > 0 ? [] : richText(content?.children ?? [], context, link !== undefined),
    ...(link && { link }),
    showButton: visibility(element.attributes['data-show-button']),
    ...(button && { button: { text: labelOf(button), kind: buttonKind(button) } }),
    ...(isHiddenBy(styles) && { isHidden: true }),
    className: joinClasses(
      settingsClass(styles, context, (property) => property !== 'min-height'),
      ...editorClasses(element),
    ),
  };
};
