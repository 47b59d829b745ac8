/** Query parameter of a page that shows a draft of staff. */
export const PREVIEW_PARAMETER = 'preview';

/**
 * Request header with which the page renderer sends the preview token to the back end. It is not forwarded from browser
 * requests.
 */
export const PREVIEW_HEADER = 'x-preview';
