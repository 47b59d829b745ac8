/**
 * Current version of the newsletter consent text; change it whenever the wording changes in any language. The wording
 * of earlier versions is in the history of the message catalogue.
 */
export const CONSENT_VERSION = '2026-11-29';

/** All versions ever shown. */
export const CONSENT_VERSIONS: readonly string[] = ['2026-11', '2026-11-26', CONSENT_VERSION];

/** Forms that ask for newsletter consent. */
export const CONSENT_SOURCES: readonly string[] = ['footer', 'checkout', 'account'];
