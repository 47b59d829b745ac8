/** Maximum size of a request (CO-07). */
export const MAX_POSTED_BYTES = 40_000;
/** Maximum size of an event with its entities; the largest is a cart of fifty lines. */
export const MAX_EVENT_BYTES = 22_000;

/**
 * Settings of the third-party tracker, in seconds and bytes (CO-04, CO-05). It fills a request up to `maxPostBytes`.
 */
export const TRACKER_SETTINGS = {
  sessionCookieTimeout: 1800,
  cookieLifetime: 63_072_000,
  maxPostBytes: MAX_POSTED_BYTES - MAX_EVENT_BYTES,
} as const;
