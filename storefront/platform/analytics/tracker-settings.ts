/** Of the third-party tracker, in seconds and bytes (CO-04, CO-05, CO-07); its heartbeat is the length of a stretch of activity (CO-06). */
export const TRACKER_SETTINGS = { sessionCookieTimeout: 1800, cookieLifetime: 63_072_000, maxPostBytes: 40_000 } as const;
