import { expect, test } from 'vitest';
import { normalisePostcode, postcode } from './address.ts';
import { emailKey } from './email-key.ts';
import { isSameSku } from './sku.ts';
import { normaliseTelephone, telephone } from './telephone.ts';
import { hiddenIn, typedEmail, typedIdentifier, typedLine } from './typed-text.ts';
import { email } from './validation.ts';

test.each([
  'ann@example.com',
  ' ann@example.com ',
  '\u00a0ann@example.com\u00a0',
  '\ufeffann@example.com',
  'ann\u200b@example.com',
  'ann@exam\u00adple.com',
  'ann@example\u2060.com',
  'ann@example.com\u200d',
  'mailto:ann@example.com',
  'MAILTO:ann@example.com',
  ' mailto: ann@example.com',
])('%j is meant as ann@example.com', (given) => {
  expect([typedEmail(given), email(typedEmail(given)), emailKey(given)]).toEqual([
    'ann@example.com',
    undefined,
    'ann@example.com',
  ]);
});

test.each([
  'ann\u200b@example.com',
  'ann\u00ad@example.com',
  'ann\u202e@example.com',
  'ann@ex\u200eample.com',
  'ann@example.com\u2066',
  '\u061cann@example.com',
  'ann\u0000@example.com',
  'mailto:ann@example.com',
  'ann:b@example.com',
  'ann@example.com:25',
])('the rule refuses %j as it is', (given) => {
  expect(email(given)).toEqual({ code: 'email' });
});

test.each(['ann\u202emoc.elpmaxe@example.com', 'ann@\u2067example.com', '\u200eann@example.com'])(
  'marks of direction in %j are not taken away but refused',
  (given) => {
    expect(email(typedEmail(given))).toEqual({ code: 'email' });
    expect(hiddenIn(typedEmail(given))).toMatch(/^U\+20/);
  },
);

test.each([
  ['\u202a514-555-0101\u202c', '514-555-0101'],
  ['\u200e+1 514\u00a0555\u20110101', '514-555-0101'],
  ['514\u200b5550101', '514-555-0101'],
  ['\ufeff(514) 555\u202f0101', '514-555-0101'],
])('the telephone number %j is read', (given, number) => {
  expect([telephone(given), normaliseTelephone(given)]).toEqual([undefined, number]);
});

test.each(['\u200bH2Y 1C6', 'H2Y\u00a01C6', '\u202aH2Y1C6\u202c', 'h2y\u00ad1c6\ufeff'])(
  'the postal code %j is read',
  (given) => {
    expect([postcode('CA')(given), normalisePostcode('CA', given)]).toEqual([undefined, 'H2Y 1C6']);
  },
);

test('compares SKUs without invisible characters', () => {
  expect(isSameSku('\ufeffTILE-1\u200b', 'tile-1')).toBe(true);
  expect(isSameSku('TILE-1\u202e', 'TILE-1')).toBe(false);
  expect(typedIdentifier(' A\u200d\u00a0B ')).toBe('A B');
});

test('joiners stay in words and emoji', () => {
  expect(typedLine('می\u200cخواهم 👩\u200d🔧')).toBe('می\u200cخواهم 👩\u200d🔧');
});
