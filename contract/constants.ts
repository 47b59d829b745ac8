/** Formats fall back to it where no store view says otherwise. */
export const DEFAULT_LOCALE = 'en-US';

/** Widths of the window, in CSS pixels, at which layouts change. */
export const BREAKPOINTS = [480, 640, 767, 768, 960, 1023, 1024, 1250, 1280, 1360, 1440, 1441, 1600] as const;

/** From here a window counts as wide: the menu is open, the search inline. */
export const WIDE_SCREEN = 1024;

/** Up to here content shows the picture meant for phones. */
export const MOBILE_IMAGE_WIDTH = 768;
