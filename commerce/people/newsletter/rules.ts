import { typedEmail } from '#contract/typed-text.ts';
import { createHmac } from 'node:crypto';
import { AlreadyExistsError, AuthorizationError, InputError } from '#commerce/platform/errors.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { NewsletterConsentInput } from '#contract/generated/schema-types.ts';
import { CONSENT_SOURCES, CONSENT_VERSIONS } from '#contract/newsletter.ts';
import { email as emailRule } from '#contract/validation.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

/** Attempted subscriptions allowed per IP address. */
export const SUBSCRIBE_RATE = { limit: 10, perSeconds: 3600 };
export const UNSUBSCRIBE_RATE = { limit: 30, perSeconds: 3600 };
/** Retention of consent records after the subscription ends, stated in the privacy policy. */
export const PROOF_RETENTION_YEARS = 3;

/** Magento's messages, which the storefront shows unchanged. */
const say = translations(messages);

/** The normalised address. Throws Magento's errors. */
export const checkedEmail = (given: string, language: Language): string => {
  const email = typedEmail(given);
  if (!email) throw new InputError(say(language)('newsletter.missing'));
  if (emailRule(email)) throw new InputError(say(language)('newsletter.invalid'));
  return email;
};

export const alreadySubscribed = (language: Language): AlreadyExistsError =>
  new AlreadyExistsError(say(language)('newsletter.known'));

export const guestsRefused = (language: Language): AuthorizationError =>
  new AuthorizationError(say(language)('newsletter.guests'));

/** Throws for an unknown text version, which would prove nothing. */
export const checkedConsent = (
  consent: NewsletterConsentInput | null | undefined,
): { textVersion: string | null; source: string } => {
  if (!consent) return { textVersion: null, source: 'unknown' };
  if (!CONSENT_VERSIONS.includes(consent.text_version))
    throw new InputError('The consent text "%version" is not known.', {
      parameters: { version: consent.text_version.slice(0, 40) },
    });
  return {
    textVersion: consent.text_version,
    source: CONSENT_SOURCES.includes(consent.source) ? consent.source : 'unknown',
  };
};

/** The network of an address: the first three parts of IPv4, the first three groups of IPv6. */
export const networkOf = (ip: string): string => {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1];
  return four ?? ip.split(':').slice(0, 3).join(':');
};

/** Keyed hash that shows only whether two consents came from one network. */
export const networkHash = (key: Uint8Array, ip: string): Uint8Array =>
  createHmac('sha256', key).update(networkOf(ip)).digest().subarray(0, 16);
