/** Page Builder's content types that the shop shows. */
export const CONTENT_TYPES = [
  'row',
  'column-group',
  'column-line',
  'column',
  'heading',
  'text',
  'html',
  'divider',
  'buttons',
  'button-item',
  'image',
  'banner',
  'slide',
  'slider',
  'products',
  'tabs',
  'tab-item',
  'video',
  'map',
  'block',
  'dynamic_block',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

/** Elements of content that are not shown, with everything in them. */
export const LEFT_OUT_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'script style template noscript iframe object embed applet svg math head title link meta base ' +
    'form input select option textarea audio video source canvas map area frame frameset dialog'
  ).split(' '),
);

/** What may be the name of a target of links such as `#returns`. */
export const ANCHOR_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]{0,60}$/u;

/** Files that may be a video behind a row, a banner or a slide. */
export const BACKGROUND_VIDEO_FILE = /\.(?:mp4|webm|m4v|ogv)(?:\?|$)/i;
