/** Formats fall back to it where no store view says otherwise. */
export const DEFAULT_LOCALE = 'en-US';

/** From here a window counts as wide: the menu is open, the search inline. */
export const WIDE_SCREEN = 1024;

/** Up to here content shows the picture meant for phones. */
export const MOBILE_IMAGE_WIDTH = 768;
