/** Lists a customer may have. */
export const MAX_WISHLISTS = 30;
/** Products of one list, and what a browser keeps of a guest's; as many as one page of a list has. */
export const MAX_WISHLIST_ITEMS = 100;
/** Characters of a list's name, and of a note on a product. */
export const MAX_WISHLIST_NAME = 80;
export const MAX_WISHLIST_NOTE = 500;
/** Rooms of one list; their names are as long as a list's. */
export const MAX_ROOMS = 20;
/** In square feet or square metres, with three decimals at most. */
export const MAX_AREA = 100_000;
export const MAX_WASTE_PERCENT = 50;
/** Major units of any currency. */
export const MAX_BUDGET = 10_000_000;
