/**
 * Version of the newsletter's current consent text; rewording it in any language makes a new version. What a subscriber
 * agreed to can be read in the history of the message catalogue.
 */
export const CONSENT_VERSION = '2026-11-26';

/** Every version that was ever shown. */
export const CONSENT_VERSIONS: readonly string[] = ['2026-11', CONSENT_VERSION];

/** Where a consent can be given. */
export const CONSENT_SOURCES: readonly string[] = ['footer', 'checkout', 'account'];
