import { ANCHOR_NAME, type ContentType } from '#contract/content.ts';
import type { Markup, MarkupElement, ReadMarkup } from '#storefront/platform/content/markup.ts';
import { isElement } from '#storefront/platform/content/markup.ts';
import { richText } from '#storefront/platform/content/rich-text.ts';
import { StyleBook } from '#storefront/platform/content/style-book.ts';
import type { PageNode, PageTree } from '../page-tree.ts';
import { parseBlock, parseProducts } from './dynamic-types.ts';
import type { ParseContext } from './element-view.ts';
import { common, hasNodes, nodeTypeOf, roleOf } from './element-view.ts';
import { parseColumn, parseColumnGroup, parseDivider, parseRow } from './layout-types.ts';
import { parseMap } from './map-types.ts';
import { parseBanner, parseImage } from './picture-types.ts';
import { linkOf } from './pictures.ts';
import { parseSlider } from './slider-types.ts';
import { sheetOf } from './style-rules.ts';
import { parseTabItem, parseTabs } from './tab-types.ts';
import { htmlSource, parseButton, parseButtons, parseHeading, parseHtml, parseText } from './text-types.ts';
import { parseVideo } from './video-types.ts';

type Parse = (
  element: MarkupElement,
  parts: { appearance: string; children: PageNode[] },
  context: ParseContext,
) => PageNode;

const TYPES: Readonly<Record<ContentType, Parse>> = {
  row: parseRow,
  'column-group': parseColumnGroup,
  'column-line': parseColumnGroup,
  column: parseColumn,
  heading: parseHeading,
  text: parseText,
  html: parseHtml,
  divider: parseDivider,
  buttons: parseButtons,
  'button-item': parseButton,
  image: parseImage,
  banner: parseBanner,
  slide: parseBanner,
  slider: parseSlider,
  products: parseProducts,
  tabs: parseTabs,
  'tab-item': parseTabItem,
  video: parseVideo,
  map: parseMap,
  block: parseBlock,
  dynamic_block: parseBlock,
};

/** Types with children only; all others read their content by roles. */
const CONTAINERS: ReadonlySet<ContentType> = new Set([
  'row',
  'column-group',
  'column-line',
  'column',
  'buttons',
  'slider',
  'tabs',
  'tab-item',
  'block',
  'dynamic_block',
]);

const plain = (content: readonly Markup[], context: ParseContext): PageNode[] => {
  const text = richText(content, context);
  return text.length > 0 ? [{ contentType: 'text', appearance: 'default', children: [], content: text }] : [];
};

/** Content with nodes and formatted text in any order. */
const contentOf = (element: MarkupElement, type: ContentType, context: ParseContext): readonly Markup[] => {
  if (CONTAINERS.has(type)) return element.children;
  const content =
    type === 'html'
      ? htmlSource(element, context)
      : type === 'text'
        ? element.children
        : (type === 'banner' || type === 'slide') && !linkOf(roleOf(element, 'link'), context)
          ? (roleOf(element, 'content')?.children ?? [])
          : [];
  return hasNodes(content, context) ? content : [];
};

/** Adds the id for links such as `#returns`. */
const withId = (node: PageNode, { attributes: { id } }: MarkupElement): PageNode =>
  id !== undefined && ANCHOR_NAME.test(id) ? { ...node, id } : node;

const isContentType = (type: string): type is ContentType => Object.hasOwn(TYPES, type);

const parseNode = (element: MarkupElement, type: string, context: ParseContext): PageNode[] => {
  if (!isContentType(type)) return [];
  try {
    const children = parseNodes(contentOf(element, type, context), context);
    const appearance = element.attributes['data-appearance'] ?? 'default';
    const node = TYPES[type](element, { appearance, children }, context);
    // A text that contains nodes shows these nodes instead.
    const isMixed = (type === 'html' || type === 'text') && children.length > 0;
    const shown = isMixed ? ({ ...node, contentType: 'block', children } as PageNode) : node;
    return [withId(shown, element)];
  } catch {
    return [];
  }
};

/** An element around nodes: its content, in a block if the element has an id or styles. */
const parseWrapper = (element: MarkupElement, context: ParseContext): PageNode[] => {
  const { 'data-element': role, id, style } = element.attributes;
  // The headers of tabs are read with the tabs.
  if (role === 'navigation') return [];
  const children = parseNodes(element.children, context);
  if (role !== undefined || (!id && !style)) return children;
  const block: PageNode = { contentType: 'block', appearance: 'default', children, ...common(element, context) };
  return [withId(block, element)];
};

/** Nodes and the formatted text between them, in order. */
const parseNodes = (content: readonly Markup[], context: ParseContext): PageNode[] => {
  const nodes: PageNode[] = [];
  let text: Markup[] = [];
  const endText = (): void => {
    nodes.push(...plain(text, context));
    text = [];
  };
  for (const markup of content) {
    const type = isElement(markup) ? nodeTypeOf(markup, context) : undefined;
    const isWrapper =
      isElement(markup) && (markup.attributes['data-element'] !== undefined || hasNodes(markup.children, context));
    if (!isElement(markup) || (type === undefined && !isWrapper)) {
      text.push(markup);
      continue;
    }
    endText();
    nodes.push(...(type === undefined ? parseWrapper(markup, context) : parseNode(markup, type, context)));
  }
  endText();
  return nodes;
};

export type ParseOptions = {
  readMarkup: ReadMarkup;
  /** Origins whose URLs become root-relative. */
  origins?: readonly string[];
};

/** Parses Page Builder's master format, or plain markup. Never throws; drops invalid parts. */
export const parseContent = (html: string, { readMarkup, origins = [] }: ParseOptions): PageTree => {
  const styles = new StyleBook();
  const content = readMarkup(html);
  const context: ParseContext = { readMarkup, origins, styles, sheet: sheetOf(content) };
  return { nodes: parseNodes(content, context), css: styles.css };
};
