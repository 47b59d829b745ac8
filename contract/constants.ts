/** Locale of formats outside a store view. */
export const DEFAULT_LOCALE = 'en-US';

/** Minimum width for the horizontal menu and the inline search. */
export const WIDE_SCREEN = 1024;

/** Maximum width for mobile pictures of content. */
export const MOBILE_IMAGE_WIDTH = 768;
