import { MOBILE_IMAGE_WIDTH, WIDE_SCREEN } from '#contract/constants.ts';
import type { PreloadImage } from '#storefront/platform/seo/page-head.ts';
import { HALF_PHONE_SIZE, imageUrl, PHONE_SIZE } from '#storefront/ui/image/image-url.ts';
import { imagesOf, type ColumnNode, type ImagePair, type PageNode, type PageTree } from './page-tree.ts';

/** Media query for showing the mobile picture. */
export const MOBILE_QUERY = `(max-width: ${MOBILE_IMAGE_WIDTH}px)`;
const WIDTHS = [320, 640, 960, 1280, 1600, 2560] as const;

const urlOf = (src: string, width: number): string => imageUrl(src, { type: 'image-wysiwyg', width });

const setOf = (src: string, most: number): string | undefined =>
  urlOf(src, 320).includes('width=320')
    ? WIDTHS.filter((width) => width <= most)
        .map((width) => `${urlOf(src, width)} ${width}w`)
        .join(', ')
    : undefined;

const sizesOf = (isWhole: boolean, share: number): string => {
  if (isWhole && share === 100) return `(min-width: 768px) 100vw, ${PHONE_SIZE}`;
  const wide = Math.round((1440 * share) / 100);
  return `(min-width: 1440px) ${wide}px, (min-width: ${WIDE_SCREEN}px) ${Math.round(share)}vw, ${share <= 25 ? HALF_PHONE_SIZE : PHONE_SIZE}`;
};

/** Width of a column in percent of the page, inside a node of width `around`. */
export const shareOf = ({ isNarrow }: ColumnNode, around: number): number => (around * (isNarrow ? 25 : 50)) / 100;

export type Placement = {
  /** True if the picture fills the background of the node. */
  isWhole: boolean;
  /** Width of the node in percent of the page. */
  share: number;
};

/** Picture sources; with separate files for narrow screens if there is a mobile picture. */
export const pictureSources = ({ desktop, mobile }: ImagePair, { isWhole, share }: Placement) => {
  const shown = desktop ?? mobile;
  if (!shown) return undefined;
  const sizes = sizesOf(isWhole, share);
  const narrow = desktop && mobile;
  return {
    shown,
    image: { src: urlOf(shown.src, 1280), srcSet: setOf(shown.src, isWhole ? 2560 : 1600), sizes },
    ...(narrow && {
      narrow: { image: narrow, media: MOBILE_QUERY, srcSet: setOf(narrow.src, 1280) ?? narrow.src, sizes },
    }),
  };
};

type Lead = Placement & { node: PageNode; images: ImagePair };

const firstPicture = (nodes: readonly PageNode[], around: number): Lead | undefined => {
  for (const node of nodes) {
    if (node.isHidden) continue;
    const share = node.contentType === 'column' ? shareOf(node, around) : around;
    const images = imagesOf(node);
    const found = images
      ? { node, images, share, isWhole: node.contentType !== 'image' }
      : firstPicture(node.children, share);
    if (found) return found;
  }
  return undefined;
};

/**
 * The first picture of a page, if it is in the first row: only there it can be the largest element of the first view.
 */
export const leadOf = ({ nodes }: PageTree): Lead | undefined => firstPicture(nodes.slice(0, 1), 100);

/** Preload entries for the first picture of a page. */
export const leadPicturesOf = (tree: PageTree): readonly PreloadImage[] => {
  const lead = leadOf(tree);
  const sources = lead && pictureSources(lead.images, lead);
  if (!sources) return [];
  const { image, narrow } = sources;
  const files = image.srcSet ? { srcSet: image.srcSet, sizes: image.sizes } : { src: image.src };
  if (!narrow) return [files];
  const { media, srcSet, sizes } = narrow;
  return [
    { srcSet, sizes, media },
    { ...files, media: `not all and ${media}` },
  ];
};
