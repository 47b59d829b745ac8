/** Query parameter of a page that shows a draft of staff. */
export const PREVIEW_PARAMETER = 'preview';

/** Header by which the page renderer gives the parameter to the back end. Requests of browsers do not forward it. */
export const PREVIEW_HEADER = 'x-preview';
