/** Its sizes are those that the head of the page fetches beforehand. */
export const GALLERY_WIDTH = 800;
export const GALLERY_SIZES = '(min-width: 1440px) 690px, (min-width: 1024px) 53vw, (min-width: 768px) 47vw, 100vw';
