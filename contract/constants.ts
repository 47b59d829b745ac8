/** The fallback for formats where no store view is known. */
export const DEFAULT_LOCALE = 'en-US';

/** From this width the menu is open and the search inline. */
export const WIDE_SCREEN = 1024;

/** Up to this width content shows its mobile picture. */
export const MOBILE_IMAGE_WIDTH = 768;
