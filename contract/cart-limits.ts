/** Selling units of one line, at most. */
export const MAX_QUANTITY = 10_000;
/** Lines of a cart, at most. */
export const MAX_CART_LINES = 100;

/** Characters of a coupon code. */
export const MAX_COUPON_LENGTH = 64;
