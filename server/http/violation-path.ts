/** Where browsers report what a page's Content-Security-Policy stopped. */
export const VIOLATION_PATH = '/security/violations';

/** Its name in `Reporting-Endpoints`. */
export const VIOLATION_ENDPOINT = 'violations';
