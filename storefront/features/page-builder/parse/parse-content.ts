import type { Markup, MarkupElement, ReadMarkup } from '#storefront/platform/content/markup.ts';
import { isElement } from '#storefront/platform/content/markup.ts';
import { richText } from '#storefront/platform/content/rich-text.ts';
import { StyleBook } from '#storefront/platform/content/style-book.ts';
import type { PageNode, PageTree } from '../page-tree.ts';
import { parseBlock, parseProducts } from './dynamic-types.ts';
import type { ParseContext } from './element-view.ts';
import { hasNodes, typeOf } from './element-view.ts';
import { parseColumn, parseColumnGroup, parseDivider, parseRow } from './layout-types.ts';
import { parseMap } from './map-types.ts';
import { parseBanner, parseImage } from './picture-types.ts';
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

const TYPES: Readonly<Record<string, Parse>> = {
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

const plain = (content: readonly Markup[], context: ParseContext): PageNode[] => {
  const text = richText(content, context);
  return text.length > 0 ? [{ contentType: 'text', appearance: 'default', children: [], content: text }] : [];
};

/** The children of a node: a block's may be plain markup, an html node's may be nodes again. */
const childrenOf = (element: MarkupElement, type: string, context: ParseContext): PageNode[] => {
  const content = type === 'html' ? htmlSource(element, context) : element.children;
  if (hasNodes(content)) return parseNodes(content, context);
  return type === 'block' || type === 'dynamic_block' ? plain(content, context) : [];
};

const parseNode = (element: MarkupElement, type: string, context: ParseContext): PageNode[] => {
  const parse = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!parse) return [];
  try {
    const children = childrenOf(element, type, context);
    const node = parse(element, { appearance: element.attributes['data-appearance'] ?? 'default', children }, context);
    // An html node whose raw HTML contains nodes shows those instead.
    return [type === 'html' && children.length > 0 ? ({ ...node, contentType: 'block', children } as PageNode) : node];
  } catch {
    return [];
  }
};

const parseNodes = (content: readonly Markup[], context: ParseContext): PageNode[] =>
  content.flatMap((markup): PageNode[] => {
    if (!isElement(markup)) return [];
    const type = typeOf(markup);
    return type === undefined ? parseNodes(markup.children, context) : parseNode(markup, type, context);
  });

export type ParseOptions = {
  readMarkup: ReadMarkup;
  /** Origins whose URLs become root-relative. */
  origins?: readonly string[];
};

/** Parses Page Builder's master format, or plain markup. Never throws; drops what it cannot parse. */
export const parseContent = (html: string, { readMarkup, origins = [] }: ParseOptions): PageTree => {
  const styles = new StyleBook();
  const content = readMarkup(html);
  const context: ParseContext = { readMarkup, origins, styles, sheet: sheetOf(content) };
  const nodes = hasNodes(content) ? parseNodes(content, context) : plain(content, context);
  return { nodes, css: styles.css };
};
