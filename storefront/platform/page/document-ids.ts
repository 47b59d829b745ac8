/** Root element of the application. */
export const APP_ID = 'app';
/** Script element with the dehydrated query cache. */
export const DATA_ID = 'data';
