import { expect, test } from 'vitest';
import { countedSince, freeLines, keysOf, addressKey, sizeIn } from './rules.ts';

const gaspe = { street: ['5455 av. de Gaspé, app. 12'], postcode: 'H2T 3B3', countryId: 'CA' };

test.each([
  ['number of the flat in front', { street: ['12-5455 De Gaspé Avenue'] }],
  ['flat on the second line', { street: ['5455 avenue de gaspe', 'Apt 12'] }],
  ['postal code without a space', { postcode: 'h2t3b3' }],
])('equal addresses in different spelling: %s', (_, change) => {
  expect(addressKey({ ...gaspe, ...change })).toBe(addressKey(gaspe));
});

test.each([
  ['the flat next door', { street: ['5455 av. de Gaspé, app. 13'] }],
  ['the house next door', { street: ['5457 av. de Gaspé, app. 12'] }],
  ['another postal code', { postcode: 'H2T 3B4' }],
  ['another country', { countryId: 'US' }],
])('different addresses: %s', (_, change) => {
  expect(addressKey({ ...gaspe, ...change })).not.toBe(addressKey(gaspe));
});

test('a ZIP code equals its longer form', () => {
  const albany = { street: ['1 Main St'], postcode: '12207', countryId: 'US' };
  expect(addressKey({ ...albany, postcode: '12207-1234' })).toBe(addressKey(albany));
});

test('an email address counts in any spelling, and is stored only as a hash', () => {
  const of = (email: string) => keysOf({ customerId: null, email, address: null }).emailHash;
  expect(of(' Ann@Example.com')).toEqual(of('ann@example.com'));
  expect(Buffer.from(of('ann@example.com') ?? []).toString()).not.toContain('ann');
  expect(keysOf({ customerId: 7, email: null, address: null })).toEqual({
    customerId: 7,
    emailHash: null,
    placeHash: null,
  });
});

test('days are counted back from now', () => {
  expect(countedSince(new Date('2026-06-15T12:00:00Z'), 30)).toEqual(new Date('2026-05-16T12:00:00Z'));
});

test('the first lines are free, up to the number left', () => {
  expect([...freeLines(['a', 'b', 'c'], 2)]).toEqual(['a', 'b']);
  expect([...freeLines(['a'], -1)]).toEqual([]);
});

test('sizes are in inches in the USA, and in millimetres elsewhere', () => {
  expect(sizeIn('en_US', '150 × 75 mm')).toBe('5.9 × 3.0 in');
  expect(sizeIn('en_CA', '150 × 75 mm')).toBe('150 × 75 mm');
  expect(sizeIn('fr_CA', '150 × 75 mm')).toBe('150 × 75 mm');
  expect(sizeIn('en_US', 'one chip')).toBe('one chip');
  expect(sizeIn('en_US', null)).toBeNull();
});
