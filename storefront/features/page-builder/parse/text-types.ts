import type { Markup, MarkupElement } from '#storefront/platform/content/markup.ts';
import { isElement, textOf, walk } from '#storefront/platform/content/markup.ts';
import { richText } from '#storefront/platform/content/rich-text.ts';
import type { ButtonKind, ButtonNode, ButtonsNode, HeadingNode, PageNode, RichNode } from '../page-tree.ts';
import type { ParseContext } from './element-view.ts';
import { common, flag, roleOf } from './element-view.ts';
import { linkOf } from './pictures.ts';

type Parts = { appearance: string; children: PageNode[] };

export const parseHeading = (element: MarkupElement, { appearance }: Parts, context: ParseContext): HeadingNode => {
  const level = Number(/^h([1-6])$/.exec(element.tag)?.[1] ?? 2) as HeadingNode['level'];
  return {
    contentType: 'heading',
    appearance,
    children: [],
    level,
    content: richText(element.children, context),
    ...common(element, context),
  };
};

export const parseText = (element: MarkupElement, { appearance }: Parts, context: ParseContext): RichNode => ({
  contentType: 'text',
  appearance,
  children: [],
  content: richText(element.children, context),
  ...common(element, context),
});

/** The source of an html node is escaped text, unless the back end has already decoded it. */
export const htmlSource = (element: MarkupElement, { readMarkup }: ParseContext): readonly Markup[] =>
  flag(element, 'data-decoded') || element.children.some(isElement)
    ? element.children
    : readMarkup(textOf(element.children));

export const parseHtml = (element: MarkupElement, { appearance }: Parts, context: ParseContext): RichNode => ({
  contentType: 'html',
  appearance,
  children: [],
  content: richText(htmlSource(element, context), context),
  ...common(element, context),
});

export const parseButtons = (
  element: MarkupElement,
  { appearance, children }: Parts,
  context: ParseContext,
): ButtonsNode => ({
  contentType: 'buttons',
  appearance: appearance === 'stacked' ? 'stacked' : 'inline',
  children,
  isSameWidth: flag(element, 'data-same-width'),
  ...common(element, context),
});

export const buttonKind = (element: MarkupElement | undefined): ButtonKind => {
  const classes = element?.attributes['class'] ?? '';
  if (classes.includes('pagebuilder-button-secondary')) return 'secondary';
  return classes.includes('pagebuilder-button-link') ? 'link' : 'primary';
};

/** The text of a button, or the alternative text of its pictures. */
export const labelOf = ({ children }: MarkupElement): string =>
  textOf(children).trim() ||
  [...walk(children)]
    .map(({ attributes: { alt = '' } }) => alt)
    .join(' ')
    .trim();

export const parseButton = (element: MarkupElement, { appearance }: Parts, context: ParseContext): ButtonNode => {
  const holder = roleOf(element, 'link', 'empty_link') ?? [...walk(element.children)].find(({ tag }) => tag === 'a');
  const label = roleOf(element, 'link_text') ?? holder ?? element;
  const link = linkOf(holder, context);
  return {
    contentType: 'button-item',
    appearance,
    children: [],
    kind: buttonKind(holder),
    text: labelOf(label),
    ...(link && { link }),
    ...common(element, context),
  };
};
