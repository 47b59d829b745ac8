import { describe, expect, test } from 'vitest';
import { ADDRESS_FIELDS } from './address-fields.ts';
import { ADDRESS_LIMITS, normalisePostcode, postcode, STREET_LINES } from './address.ts';
import { normaliseTelephone, telephone } from './telephone.ts';

const PROVINCES: readonly (readonly [letter: string, ...codes: string[]])[] = [
  ['A', 'NL'],
  ['B', 'NS'],
  ['C', 'PE'],
  ['E', 'NB'],
  ['G', 'QC'],
  ['H', 'QC'],
  ['J', 'QC'],
  ['K', 'ON'],
  ['L', 'ON'],
  ['M', 'ON'],
  ['N', 'ON'],
  ['P', 'ON'],
  ['R', 'MB'],
  ['S', 'SK'],
  ['T', 'AB'],
  ['V', 'BC'],
  ['X', 'NT', 'NU'],
  ['Y', 'YT'],
];
const CODES = [...new Set(PROVINCES.flatMap(([, ...codes]) => codes))];

describe('a postal code of Canada', () => {
  test.each(PROVINCES)('beginning with %s belongs to its province only', (letter, ...own) => {
    const accepted = CODES.filter((code) => postcode('CA', code)(`${letter.toLowerCase()}1b 1a1`) === undefined);
    expect(accepted).toEqual(CODES.filter((code) => own.includes(code)));
    expect(postcode('CA', own.includes('ON') ? 'QC' : 'ON')(`${letter}1B 1A1`)).toEqual({ code: 'postcode_region' });
  });

  test.each([
    ['K1A 0S5', 'ON QC'],
    ['k1a0s5', 'ON QC'],
    ['K6H 5R7', 'ON QC'],
    ['H0M 1A0', 'ON QC'],
    ['H0H 0H0', 'ON QC'],
    ['J0Z 3B0', 'ON QC'],
    ['P0K 1X0', 'ON QC MB'],
    ['G0G 1J0', 'QC NL'],
    ['A0K 1S0', 'QC NL'],
    ['G0C 2R0', 'QC NB'],
    ['S9V 0A1', 'AB SK'],
    ['T9V 0A1', 'AB SK'],
    ['R8A 1A1', 'MB SK'],
    ['S0P 0A0', 'MB SK'],
    ['R0E 1B0', 'MB ON'],
    ['V0C 2K0', 'BC AB YT'],
    ['T0H 1A0', 'AB BC'],
    ['X0E 0R0', 'NT NU AB'],
    ['X0A 0H0', 'NU NT'],
  ])('accepts postal code %s, near a border, with each of %s', (code, provinces) => {
    for (const province of provinces.split(' '))
      expect([province, postcode('CA', province)(code)]).toEqual([province, undefined]);
  });

  test.each([
    ['K1B 0S5', 'QC'],
    ['K1A 0S5', 'NB'],
    ['J8X 1A1', 'ON'],
    ['H2Y 1C6', 'ON'],
    ['G0G 1J0', 'AB'],
    ['H0H 0H0', 'BC'],
    ['T2P 1A1', 'SK'],
    ['C0A 1A0', 'NS'],
    ['X0A 0H0', 'QC'],
  ])('refuses postal code %s with %s', (code, province) => {
    expect(postcode('CA', province)(code)).toEqual({ code: 'postcode_region' });
  });

  test.each([
    ['CA', 'H2Y-1C6', 'H2Y 1C6'],
    ['CA', 'h2y  1c6', 'H2Y 1C6'],
    ['CA', 'H2Y\u00A01C6', 'H2Y 1C6'],
    ['CA', 'H2Y.1C6', 'H2Y 1C6'],
    ['CA', '\uFF28\uFF12\uFF39 \uFF11\uFF23\uFF16', 'H2Y 1C6'],
    ['US', '054011234', '05401-1234'],
    ['US', '05401 1234', '05401-1234'],
    ['US', '05401\u20131234', '05401-1234'],
  ])('%s: %j is taken as it is typed, and normalised', (country, text, code) => {
    expect([postcode(country)(text), normalisePostcode(country, text)]).toEqual([undefined, code]);
  });

  test('accepts a code without its space, between spaces, and in either case', () => {
    for (const text of ['H2Y1C6', ' h2y 1c6 ', 'K1A 0B1']) expect(postcode('CA')(text)).toBeUndefined();
  });

  test('refuses additional text, other signs, and characters unused by Canada Post', () => {
    for (const text of [
      '',
      'XH2Y 1C6',
      'H2Y 1C67',
      'H2Y_1C6',
      'H2Y/1C6',
      'W2Y 1C6',
      'Z2Y 1C6',
      'H2O 1C6',
      'H2Y 1D6',
      'HHY 1C6',
    ])
      expect([text, postcode('CA')(text)]).toEqual([text, { code: 'postcode_ca' }]);
  });

  test('normalises a typed code to A1A 1A1; leaves other text unchanged', () => {
    expect(normalisePostcode('CA', 'h2y 1c6')).toBe('H2Y 1C6');
    expect(normalisePostcode('CA', ' K1A0B1 ')).toBe('K1A 0B1');
    expect(normalisePostcode('CA', ' h2y 1c ')).toBe('h2y 1c');
    expect(normalisePostcode('GB', ' sw1a1aa')).toBe('SW1A 1AA');
    expect(normalisePostcode('IM', 'im2 1aa')).toBe('IM2 1AA');
    expect(normalisePostcode('GB', 'iv1')).toBe('iv1');
    expect(normalisePostcode('DE', 'sw1a1aa')).toBe('sw1a1aa');
    expect(normalisePostcode('US', ' 05401 ')).toBe('05401');
    expect(normalisePostcode('US', 'h2y1c6')).toBe('h2y1c6');
  });
});

test('a ZIP code has five digits, or nine', () => {
  for (const text of ['05401', ' 90210 ', '05401-1234']) expect(postcode('US')(text)).toBeUndefined();
  for (const text of ['', '0540', '054011', 'A05401', '05401-1', '05401-12345', '05401-abcd'])
    expect([text, postcode('US')(text)]).toEqual([text, { code: 'postcode_us' }]);
});

test('a postal code of another country is not judged', () => {
  for (const text of ['', '75001', 'H2Y']) expect(postcode('FR', 'QC')(text)).toBeUndefined();
});

describe('a telephone number', () => {
  test('is formatted in its usual groups, or unchanged if it is invalid', () => {
    for (const text of ['5145550101', ' (514) 555-0101 ', '+1 514.555.0101', '1-514-5550101'])
      expect([text, normaliseTelephone(text)]).toEqual([text, '514-555-0101']);
    expect([' 555-0101 ', '011 33 1 44 55 66 77', ''].map(normaliseTelephone)).toEqual([
      '555-0101',
      '011 33 1 44 55 66 77',
      '',
    ]);
  });

  test('has ten digits in any grouping, with or without the 1 of North America', () => {
    for (const text of [
      '5145550101',
      ' 514 555 0101 ',
      '(514) 555-0101',
      '514.555.0101',
      '1 514 555 0101',
      '+15145550101',
    ])
      expect([text, telephone(text)]).toEqual([text, undefined]);
  });

  test.each([
    ['514-555-0101 ext 5', '514-555-0101 ext 5'],
    ['514 555 0101 ext. 205', '514-555-0101 ext 205'],
    ['514-555-0101 x205', '514-555-0101 ext 205'],
    ['514-555-0101x205', '514-555-0101 ext 205'],
    ['(514) 555-0101, extension 12', '514-555-0101 ext 12'],
    ['514 555-0101 poste 205', '514-555-0101 poste 205'],
    ['514 555-0101, poste : 205', '514-555-0101 poste 205'],
    ['514.555.0101 p. 12', '514-555-0101 poste 12'],
    ['514-555-0101 #12', '514-555-0101 ext 12'],
    ['+1 (514) 555\u20110101', '514-555-0101'],
    ['514\u00A0555\u20130101', '514-555-0101'],
    ['514/555-0101', '514-555-0101'],
    ['\uFF15\uFF11\uFF14 555 0101', '514-555-0101'],
  ])('%j is taken with its extension', (text, normal) => {
    expect([telephone(text), normaliseTelephone(text)]).toEqual([undefined, normal]);
    expect(normaliseTelephone(normal)).toBe(normal);
  });

  test('is refused when it is short, long, of another country or in words', () => {
    for (const text of [
      '',
      '514-555-010',
      '514-555-01011',
      '114-555-0101',
      '014-555-0101',
      '1-114-555-0101',
      '2 514 555 0101',
      '11 514 555 0101',
      '+33 1 42 68 53 00',
    ])
      expect([text, telephone(text)]).toEqual([text, { code: 'telephone' }]);
    for (const text of ['514-555-0101 ext', 'tel 514-555-0101', '514-555-O101', 'x5145550101'])
      expect([text, telephone(text)]).toEqual([text, { code: 'telephone' }]);
  });
});

test('normalises a telephone number to groups; leaves other text unchanged', () => {
  for (const text of ['5145550101', ' 514 555 0101 ', '(514) 555.0101', '+1 514-555-0101', '15145550101'])
    expect([text, normaliseTelephone(text)]).toEqual([text, '514-555-0101']);
  for (const text of ['', '514-555-010', '+33 1 42 68 53 00', '514-555-0101 ext'])
    expect([text, normaliseTelephone(text)]).toEqual([text, text]);
});

test('an address has two street lines, and fields of limited length', () => {
  expect(STREET_LINES).toBe(2);
  expect(ADDRESS_LIMITS).toEqual({
    firstname: 255,
    lastname: 255,
    street: 255,
    city: 255,
    postcode: 10,
    telephone: 30,
    email: 254,
  });
  expect(ADDRESS_FIELDS.filter(({ maxLength }) => maxLength > 255)).toEqual([]);
});
