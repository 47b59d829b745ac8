import { PHONE_SIZE } from '#storefront/ui/image/image-url.ts';

/** Sizes of the gallery's pictures, also used by the outline. */
export const GALLERY_WIDTH = 800;
export const GALLERY_SIZES = `(min-width: 1440px) 690px, (min-width: 1024px) 53vw, (min-width: 768px) 47vw, ${PHONE_SIZE}`;
/** Width divided by height of the photographs of slabs, which are not cut. */
export const SLAB_RATIO = 8 / 5;
