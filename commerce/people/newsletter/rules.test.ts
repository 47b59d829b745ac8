import { expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { CONSENT_VERSION } from '#contract/newsletter.ts';
import {
  alreadySubscribed,
  checkedConsent,
  checkedEmail,
  guestsRefused,
  networkHash,
  networkOf,
  SUBSCRIBE_RATE,
  UNSUBSCRIBE_RATE,
} from './rules.ts';

test('only the network of an IP address counts', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113');
  expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1');
});

test('its hash is the same for one network, and differs with another key', () => {
  const key = Buffer.alloc(32, 1);
  expect(networkHash(key, '203.0.113.1')).toEqual(networkHash(key, '203.0.113.200'));
  expect(networkHash(key, '203.0.113.1')).not.toEqual(networkHash(key, '203.0.114.1'));
  expect(networkHash(Buffer.alloc(32, 2), '203.0.113.1')).not.toEqual(networkHash(key, '203.0.113.1'));
});

test('an address without a complete IPv4 address is read as IPv6', () => {
  expect([
    networkOf('x203.0.113.77'),
    networkOf('203.0.113.77.1'),
    networkOf('203.10.113.7'),
    networkOf('::FFFF:203.100.113.7'),
  ]).toEqual(['x203.0.113.77', '203.0.113.77.1', '203.10.113', '203.100.113']);
});

test('an email address is trimmed, and refused in the language of the visitor', () => {
  expect(checkedEmail(' Ann@example.com ', 'en')).toBe('Ann@example.com');
  expect((['en', 'fr'] as const).map((language) => refusalOf(() => checkedEmail('  ', language))?.message)).toEqual([
    'You must specify an email address to subscribe to a newsletter.',
    'Indiquez une adresse courriel pour vous abonner à l’infolettre.',
  ]);
  expect((['en', 'fr'] as const).map((language) => refusalOf(() => checkedEmail('ann', language))?.message)).toEqual([
    'Enter a valid email address.',
    'Entrez une adresse courriel valide.',
  ]);
});

test('existing subscribers, and guests if excluded, get an error', () => {
  expect([alreadySubscribed('en').category, guestsRefused('en').category]).toEqual([
    'graphql-already-exists',
    'graphql-authorization',
  ]);
  expect([alreadySubscribed('en').message, alreadySubscribed('fr').message]).toEqual([
    'This email address is already subscribed.',
    'Cette adresse courriel est déjà abonnée.',
  ]);
  expect([guestsRefused('en').message, guestsRefused('fr').message]).toEqual([
    'Guests can not subscribe to the newsletter. You must create an account to subscribe.',
    'Les invités ne peuvent pas s’abonner à l’infolettre. Créez un compte pour vous abonner.',
  ]);
});

test('a consent needs a text that was shown; its source is stored if it is known', () => {
  expect(checkedConsent(null)).toEqual({ textVersion: null, source: 'unknown' });
  expect(checkedConsent({ text_version: CONSENT_VERSION, source: 'checkout' })).toEqual({
    textVersion: CONSENT_VERSION,
    source: 'checkout',
  });
  expect(checkedConsent({ text_version: CONSENT_VERSION, source: 'billboard' })).toEqual({
    textVersion: CONSENT_VERSION,
    source: 'unknown',
  });
  expect(refusalOf(() => checkedConsent({ text_version: `1999${'x'.repeat(60)}`, source: 'footer' }))?.message).toBe(
    `The consent text "1999${'x'.repeat(36)}" is not known.`,
  );
});

test('ten subscriptions and thirty ends per hour and IP address', () => {
  expect([SUBSCRIBE_RATE, UNSUBSCRIBE_RATE]).toEqual([
    { limit: 10, perSeconds: 3600 },
    { limit: 30, perSeconds: 3600 },
  ]);
});
