/**
 * The consent text of the newsletter that is shown now. Another wording in any language is another version: what a
 * subscriber agreed to can be read in the history of the message catalogue.
 */
export const CONSENT_VERSION = '2026-11';

/** Every version that was ever shown. */
export const CONSENT_VERSIONS: readonly string[] = [CONSENT_VERSION];

/** Where a consent can be given. */
export const CONSENT_SOURCES: readonly string[] = ['footer', 'checkout', 'account'];
