/** Page Builder content types known to the storefront. */
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

/** HTML elements removed from content, together with their children. */
export const LEFT_OUT_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'script style template noscript iframe object embed applet svg math head title link meta base ' +
    'form input select option textarea audio video source canvas map area frame frameset dialog'
  ).split(' '),
);

/** Allowed ids for link targets such as `#returns`. */
export const ANCHOR_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]{0,60}$/u;

/** File names accepted as background videos of rows, banners and slides. */
export const BACKGROUND_VIDEO_FILE = /\.(?:mp4|webm|m4v|ogv)(?:\?|$)/i;
