/** Limits of return claims, shared by the form and the back end. */

/** Photographs per claim. */
export const MAX_PHOTOS = 6;
/** Maximum size of one photograph. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Types for the file dialog; phones convert their own format to one of these. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** Upload endpoint: `POST` with the file as body. */
export const PHOTOS_PATH = '/V1/orders/photos';

export const MAX_RETURN_MESSAGE = 2000;
