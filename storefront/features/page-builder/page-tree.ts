import type { RichText } from '#storefront/platform/content/rich-text.ts';

export type ContentLink = { href: string; isNewTab: boolean };
export type ContentImage = { src: string; alt: string; title?: string; width?: number; height?: number };
/** Either may be missing; when both are the same picture only the desktop one is kept. */
export type ImagePair = { desktop?: ContentImage; mobile?: ContentImage };

export type Background = ImagePair & {

  fit: 'cover' | 'contain' | 'none';
};

type Base = {
  appearance: string;
  children: PageNode[];
  isHidden?: boolean;
  /** Classes for the node: those of its settings and those an editor gave it. */
  className?: string;
};

export type RowNode = Base & { contentType: 'row'; background?: Background };
export type ColumnGroupNode = Base & { contentType: 'column-group' | 'column-line' };
export type ColumnNode = Base & { contentType: 'column'; background?: Background; isNarrow: boolean };
export type HeadingNode = Base & { contentType: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; content: RichText[] };
export type RichNode = Base & { contentType: 'text' | 'html'; content: RichText[] };
export type DividerNode = Base & { contentType: 'divider'; lineClass?: string };
export type ButtonsNode = Base & { contentType: 'buttons'; isSameWidth: boolean };
export type ButtonKind = 'primary' | 'secondary' | 'link';
export type ButtonNode = Base & { contentType: 'button-item'; kind: ButtonKind; text: string; link?: ContentLink };
export type ImageNode = Base & { contentType: 'image'; images: ImagePair; imageClass?: string; link?: ContentLink; caption: RichText[] };
export type Visibility = 'always' | 'hover' | 'never';
export type BannerNode = Base & {
  contentType: 'banner' | 'slide';
  background?: Background;
  wrapperClass?: string;
  overlayClass?: string;
  showOverlay: Visibility;
  label?: string;
  content: RichText[];
  link?: ContentLink;
  showButton: Visibility;
  button?: { text: string; kind: ButtonKind };
};
export type SliderSettings = { isAutoplay: boolean; autoplaySpeed: number; isInfinite: boolean; hasArrows: boolean; hasDots: boolean };
export type SliderNode = Base & { contentType: 'slider'; settings: SliderSettings };
export type ProductsNode = Base & { contentType: 'products'; skus: string[]; urlKeys: string[]; settings: SliderSettings };
export type BlockNode = Base & { contentType: 'block' };

export type PageNode =
  | RowNode
  | ColumnGroupNode
  | ColumnNode
  | HeadingNode
  | RichNode
  | DividerNode
  | ButtonsNode
  | ButtonNode
  | ImageNode
  | BannerNode
  | SliderNode
  | ProductsNode
  | BlockNode;

/** Content ready to show: the nodes, and the rules their classes stand for. */
export type PageTree = { nodes: PageNode[]; css: string };

/** Every node below, parents first. */
export const nodesOf = function* (nodes: readonly PageNode[]): Generator<PageNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.children);
  }
};
