import { describe, expect, test } from 'vitest';
import { normalisePostcode, postcode } from './address.ts';
import { telephone } from './telephone.ts';
import { expiry, groupCardDigits } from './card.ts';
import * as rules from './validation.ts';

test('[VA-01] an empty value is missing', () => {
  expect(rules.required('  ')).toEqual({ code: 'required' });
  expect(rules.required('a')).toBeUndefined();
});

test('[VA-02] [VA-03] an email address is optional and must be valid', () => {
  expect(rules.email('')).toBeUndefined();
  expect(rules.email('ann.roy+tile@example.co.uk')).toBeUndefined();
  for (const wrong of [
    'ann',
    'ann@',
    'ann@example',
    'a b@example.com',
    'ann@@example.com',
    'ann@-x.com',
    `${'a'.repeat(65)}@example.com`,
  ])
    expect(rules.email(wrong)).toEqual({ code: 'email' });
});

test('[VA-02] [VA-03] limits of valid email addresses', () => {
  for (const right of [
    ' ann@example.com ',
    'a@b.co',
    `${'a'.repeat(64)}@example.com`,
    'ann@a-b.example.com',
    'josé@exemple.québec',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`,
  ])
    expect([right, rules.email(right)]).toEqual([right, undefined]);
  for (const wrong of [
    'ann@example.c',
    'ann@example.c0m',
    'ann@example.com.',
    'ann@.com',
    'ann@example-.com',
    'ann@example..com',
    'ann@example.com x',
    'ann,bob@example.com',
    `a@${'b'.repeat(64)}.com`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`,
  ])
    expect([wrong, rules.email(wrong)]).toEqual([wrong, { code: 'email' }]);
});

test('[VA-03] a text of 10,000 characters is refused without delay', () => {
  expect(rules.email(`${'a'.repeat(5000)}@${'b.'.repeat(2500)}`)).toEqual({ code: 'email' });
});

test('[VA-04] [VA-05] [VA-06] length, exact or at least', () => {
  expect(rules.minLength(12, true)('123')).toEqual({ code: 'exact_length', length: 12 });
  expect(['1234', '12345', '123456'].map((value) => rules.minLength(5, true)(value)?.code)).toEqual([
    'exact_length',
    undefined,
    'exact_length',
  ]);
  expect(rules.minLength(3)('12')).toEqual({ code: 'min_length', length: 3 });
  expect(rules.minLength(3)('')).toEqual({ code: 'required' });
  expect(rules.minLength(3)('123')).toBeUndefined();
});

test('[VA-07] [VA-08] the password again', () => {
  expect(rules.confirmsPassword('')('x')).toEqual({ code: 'confirm_empty' });
  expect(rules.confirmsPassword('abc')('abd')).toEqual({ code: 'confirm_differs' });
  expect(rules.confirmsPassword('abc')('abc')).toBeUndefined();
});

test('[VA-09] digits only', () => {
  expect(rules.digits('12a')).toEqual({ code: 'number' });
  expect(rules.digits('12')).toBeUndefined();
  for (const wrong of ['', 'a12', ' 12', '1.2', '-1']) expect(rules.digits(wrong)).toEqual({ code: 'number' });
});

test('groups digits as on the card', () => {
  expect(groupCardDigits('4111111111111111')).toBe('4111 1111 1111 1111');
  expect(groupCardDigits('371449635398431')).toBe('3714 496353 98431');
  expect(groupCardDigits('41111')).toBe('4111 1');
});

test('[VA-21] [VA-22] [VA-23] shared rules of length', () => {
  expect(rules.hasMinLength(3)('ab')).toEqual({ code: 'too_short' });
  expect(rules.hasMaxLength(3)('abcd')).toEqual({ code: 'too_long' });
  expect(rules.hasExactLength(3)('ab')).toEqual({ code: 'wrong_length' });
  expect(['ab', 'abc', 'abcd'].map((value) => rules.hasMinLength(3)(value)?.code)).toEqual([
    'too_short',
    undefined,
    undefined,
  ]);
  expect(['ab', 'abc', 'abcd'].map((value) => rules.hasMaxLength(3)(value)?.code)).toEqual([
    undefined,
    undefined,
    'too_long',
  ]);
  expect(['ab', 'abc', 'abcd'].map((value) => rules.hasExactLength(3)(value)?.code)).toEqual([
    'wrong_length',
    undefined,
    'wrong_length',
  ]);
});

test('[VA-26] [VA-27] fields that must match or differ', () => {
  expect(rules.matches('a')('b')).toEqual({ code: 'must_match' });
  expect(rules.matches('a')('a')).toBeUndefined();
  expect(rules.differs('a')('a')).toEqual({ code: 'must_differ' });
  expect(rules.differs('a')('b')).toBeUndefined();
});

test('of several rules the first that is broken speaks', () => {
  const judge = (value: string) =>
    rules.firstProblem(value, [rules.required, rules.email, rules.hasMaxLength(20)])?.code;
  expect([judge(''), judge('ann'), judge('ann@a-rather-long-example.com'), judge('ann@example.com')]).toEqual([
    'required',
    'email',
    'too_long',
    undefined,
  ]);
  expect(rules.firstProblem('', [])).toBeUndefined();
});

describe('addresses', () => {
  test('postal codes of Canada and the USA', () => {
    expect(postcode('CA')('H2Y 1C6')).toBeUndefined();
    expect(postcode('CA')('D1A 1A1')).toEqual({ code: 'postcode_ca' });
    expect(postcode('CA', 'ON')('H2Y 1C6')).toEqual({ code: 'postcode_region' });
    expect(postcode('US')('05401')).toBeUndefined();
    expect(postcode('US')('H2Y 1C6')).toEqual({ code: 'postcode_us' });
    expect(normalisePostcode('CA', ' h2y1c6')).toBe('H2Y 1C6');
  });

  test('telephone numbers of North America', () => {
    expect(telephone('514-555-0101')).toBeUndefined();
    expect(telephone('+1 (514) 555-0101')).toBeUndefined();
    expect(telephone('12345')).toEqual({ code: 'telephone' });
  });

  test('the expiry of a card', () => {
    const rule = expiry(new Date('2026-11-21T00:00:00Z'));
    expect(rule('11/26')).toBeUndefined();
    expect(rule('10/26')).toEqual({ code: 'expired' });
    expect(rule('13/27')).toEqual({ code: 'expiry' });
    expect(rule('1/2031')).toBeUndefined();
  });
});
