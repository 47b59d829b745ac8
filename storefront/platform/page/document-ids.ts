/** Element the application is drawn into. */
export const APP_ID = 'app';
/** Script element with the answers the page was rendered with. */
export const DATA_ID = 'data';
