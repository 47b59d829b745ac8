/** At once at most (CO-07). */
export const MOST_POSTED_BYTES = 40_000;
/** Of one event with its entities; the longest is a cart of fifty lines. */
export const LARGEST_EVENT_BYTES = 22_000;

/** Of the third-party tracker, in seconds and bytes (CO-04, CO-05); it adds events to a post until that is `maxPostBytes` long or longer. */
export const TRACKER_SETTINGS = { sessionCookieTimeout: 1800, cookieLifetime: 63_072_000, maxPostBytes: MOST_POSTED_BYTES - LARGEST_EVENT_BYTES } as const;
