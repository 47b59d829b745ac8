/** Root element of the application. */
export const APP_ID = 'app';
/** Script element with the store views. */
export const STORE_VIEWS_ID = 'store-views';
/** Style element with the theme. */
export const THEME_ID = 'theme';
/** Script element with the merchant's messages; absent if there are none. */
export const MESSAGES_ID = 'messages';
/** Script element with the dehydrated query cache. */
export const DATA_ID = 'data';
