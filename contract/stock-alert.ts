/** Version of the consent text; change it whenever the wording changes in any language. */
export const ALERT_CONSENT = '2026-11-29';

/** Days after which a request ends unsent. */
export const ALERT_DAYS = 180;
