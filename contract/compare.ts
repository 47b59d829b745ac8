/** Most products compared side by side. */
export const COMPARED_AT_ONCE = 4;
export const COMPARE_PATH = '/compare';
/** Query key of a compared product, repeated for each. */
export const COMPARED_KEY = 'products';
