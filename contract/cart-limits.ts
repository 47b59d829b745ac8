/** Maximum selling units of one line. */
export const MAX_QUANTITY = 10_000;
/** Maximum lines of a cart. */
export const MAX_CART_LINES = 100;

/** Maximum length of a coupon code. */
export const MAX_COUPON_LENGTH = 64;
