/** What both sides know of goods that come back. */

/** Photographs of a claim. */
export const MAX_PHOTOS = 6;
/** Bytes of one photograph as it comes from a camera. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** The types that a file dialog offers; a phone then converts its own format. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** Path of the endpoint that takes a photograph: `POST` with the file as its body. */
export const PHOTOS_PATH = '/V1/orders/photos';

export const MAX_RETURN_MESSAGE = 2000;
