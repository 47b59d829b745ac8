/** Lists a customer may have. */
export const MAX_WISHLISTS = 30;
/** Products of one list, and what a browser keeps of a guest's; as many as one page of a list has. */
export const MAX_WISHLIST_ITEMS = 100;
/** Characters of a list's name, and of a note on a product. */
export const MAX_WISHLIST_NAME = 80;
export const MAX_WISHLIST_NOTE = 500;
