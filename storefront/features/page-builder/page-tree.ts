import type { RichText } from '#storefront/platform/content/rich-text.ts';

export type ContentLink = { href: string; isNewTab: boolean };
export type ContentImage = { src: string; alt: string; title?: string; width?: number; height?: number };
/** Either may be missing; when both are the same picture only the desktop one is kept. */
export type ImagePair = { desktop?: ContentImage; mobile?: ContentImage };

/** A film behind content. It plays without sound; the picture of the background is there before it and when it fails. */
export type VideoBackground = {
  src: string;
  isLooped: boolean;
  /** Rests while it cannot be seen. */
  isOnlyVisible: boolean;
  /** Fetched only when it comes near the window. */
  isLazy: boolean;
  overlayClass?: string;
};

export type Background = ImagePair & {
  fit: 'cover' | 'contain' | 'none';
  /** Which part of the picture stays when it is cut. */
  positionClass?: string;
  /** Moves against the page: its speed, -1 to 2, is in the class. */
  parallaxClass?: string;
  video?: VideoBackground;
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
export type SliderSettings = {
  isAutoplay: boolean;
  /** Milliseconds a slide stays. */
  autoplaySpeed: number;
  isInfinite: boolean;
  isFade: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  /** `continuous` centres the current slide and shows a part of its neighbours. */
  mode: 'default' | 'continuous';
  /** Holds the width of those parts. */
  paddingClass?: string;
};
export type SliderNode = Base & { contentType: 'slider'; settings: SliderSettings };
export type ProductsNode = Base & { contentType: 'products'; skus: string[]; urlKeys: string[]; settings: SliderSettings };
export type TabAlignment = 'left' | 'center' | 'right';
export type TabsNode = Base & {
  contentType: 'tabs';
  /** Texts of the headers, one for each child. */
  headers: string[];
  defaultIndex: number;
  navigationAlignment: TabAlignment;
  contentClass?: string;
};
export type TabItemNode = Base & { contentType: 'tab-item'; background?: Background };
export type HostedVideo = { kind: 'hosted'; host: 'YouTube' | 'Vimeo'; player: string; page: string };
export type VideoFile = { kind: 'file'; src: string; poster?: string; captions: { src: string; language: string; label: string }[] };
export type VideoNode = Base & {
  contentType: 'video';
  video?: HostedVideo | VideoFile;
  title: string;
  isAutoplay: boolean;
  isMuted: boolean;
  innerClass?: string;
  wrapperClass?: string;
};
export type MapLocation = { name: string; latitude: number; longitude: number; phone: string; address: string; city: string; region: string; postcode: string; country: string; comment: string };
export type MapNode = Base & { contentType: 'map'; locations: MapLocation[]; hasControls: boolean; heightClass?: string };
export type BlockNode = Base & { contentType: 'block' | 'dynamic_block' };

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
  | TabsNode
  | TabItemNode
  | VideoNode
  | MapNode
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
