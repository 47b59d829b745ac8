/** Maximum number of lists of a customer. */
export const MAX_WISHLISTS = 30;
/** Products in one list, also of a guest's list in the browser; equals the page size of a list. */
export const MAX_WISHLIST_ITEMS = 100;
/** Maximum lengths of a list's name, and of a note on a product. */
export const MAX_WISHLIST_NAME = 80;
export const MAX_WISHLIST_NOTE = 500;
/** Rooms of one list; their names may be as long as a list's. */
export const MAX_ROOMS = 20;
/** Square feet or square metres, with up to three decimals. */
export const MAX_AREA = 100_000;
export const MAX_WASTE_PERCENT = 50;
/** Major units of any currency. */
export const MAX_BUDGET = 10_000_000;
