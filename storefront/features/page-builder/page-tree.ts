import type { HostedVideo } from '#contract/hosted-video.ts';
import type { RichText } from '#storefront/platform/content/rich-text.ts';

export type ContentLink = { href: string; isNewTab: boolean };
export type ContentImage = { src: string; alt: string; title?: string; width?: number; height?: number };
/** Either may be missing; identical pictures are stored as desktop only. */
export type ImagePair = { desktop?: ContentImage; mobile?: ContentImage };

/** A video behind content, without sound; the background picture shows before it and when it fails. */
export type VideoBackground = {
  src: string;
  isLooped: boolean;
  /** Pauses while out of sight. */
  isOnlyVisible: boolean;
  /** Loads only when it comes near the viewport. */
  isLazy: boolean;
  overlayClass?: string;
};

export type Background = ImagePair & {
  fit: 'cover' | 'contain' | 'none';
  /** `object-position` of the cropped picture. */
  positionClass?: string;
  /** Parallax class; it contains the speed, -1 to 2. */
  parallaxClass?: string;
  video?: VideoBackground;
};

type Base = {
  appearance: string;
  children: PageNode[];
  isHidden?: boolean;
  id?: string;
  /** Classes of the node's settings and of its editor. */
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
export type ImageNode = Base & {
  contentType: 'image';
  images: ImagePair;
  imageClass?: string;
  link?: ContentLink;
  caption: RichText[];
};
export type Visibility = 'always' | 'hover' | 'never';
export type BannerNode = Base & {
  contentType: 'banner' | 'slide';
  background?: Background;
  /** Has a background colour. */
  isColored?: boolean;
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
  /** Milliseconds per slide. */
  autoplaySpeed: number;
  isInfinite: boolean;
  isFade: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  /** `continuous` centres the current slide and shows a part of its neighbours. */
  mode: 'default' | 'continuous';
  /** Sets the visible width of the neighbours. */
  paddingClass?: string;
};
export type SliderNode = Base & { contentType: 'slider'; settings: SliderSettings };
export type ProductsNode = Base & {
  contentType: 'products';
  skus: string[];
  urlKeys: string[];
  settings: SliderSettings;
};
export type TabAlignment = 'left' | 'center' | 'right';
export type TabsNode = Base & {
  contentType: 'tabs';
  /** Header texts, one per child. */
  headers: string[];
  defaultIndex: number;
  navigationAlignment: TabAlignment;
  contentClass?: string;
};
export type TabItemNode = Base & { contentType: 'tab-item'; background?: Background };
export type VideoFile = {
  kind: 'file';
  src: string;
  poster?: string;
  captions: { src: string; language: string; label: string }[];
};
export type VideoNode = Base & {
  contentType: 'video';
  video?: HostedVideo | VideoFile;
  title: string;
  isAutoplay: boolean;
  isMuted: boolean;
  innerClass?: string;
  wrapperClass?: string;
};
export type MapLocation = {
  name: string;
  latitude: number;
  longitude: number;
  phone: string;
  address: string;
  city: string;
  region: string;
  postcode: string;
  country: string;
  comment: string;
};
export type MapNode = Base & {
  contentType: 'map';
  locations: MapLocation[];
  hasControls: boolean;
  heightClass?: string;
};
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

/** Parsed content: the nodes, and the CSS rules of their classes. */
export type PageTree = { nodes: PageNode[]; css: string };

/** Returns whether a banner or slide has a picture, a video, a colour, text or a button. */
export const isFilledBanner = ({ background, isColored, content, children, button, showButton }: BannerNode): boolean =>
  background !== undefined ||
  isColored === true ||
  content.length > 0 ||
  children.length > 0 ||
  (showButton !== 'never' && Boolean(button?.text));

/** Every descendant node, parents first. */
export const nodesOf = function* (nodes: readonly PageNode[]): Generator<PageNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.children);
  }
};

/** The pictures of a node, or behind its content; undefined without either. */
export const imagesOf = (node: PageNode): ImagePair | undefined => {
  const images = 'background' in node ? node.background : node.contentType === 'image' ? node.images : undefined;
  return images?.desktop || images?.mobile ? images : undefined;
};
