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
