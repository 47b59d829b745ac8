/** Endpoint for Content-Security-Policy violation reports of browsers. */
export const VIOLATION_PATH = '/security/violations';

/** Its name in `Reporting-Endpoints`. */
export const VIOLATION_ENDPOINT = 'violations';
