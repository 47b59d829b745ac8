import { expect, test } from 'vitest';
import { postcode } from './address.ts';
import { regionOfPostcode } from './postcode-region.ts';

test('finds the province of a postal code, as accepted by the address form', () => {
  const codes = 'A1B B2C C1A E1A G1K H2Y J4B K1A L4B M5V N2L P3E R3C S4P T2P V6B X0A X0E X1A Y1A'.split(' ');
  const reported = codes.map((code) => [code, regionOfPostcode('CA', `${code} 1A1`)] as const);
  for (const [code, region] of reported)
    expect([code, postcode('CA', region)(`${code} 1A1`)]).toEqual([code, undefined]);
  expect(Object.fromEntries(reported)).toMatchObject({ H2Y: 'QC', M5V: 'ON', X0A: 'NU', X0E: 'NT', X1A: 'NT' });
  expect(regionOfPostcode('CA', 'h2y')).toBe('QC');
});

test('finds the state of a ZIP code', () => {
  const states = {
    '10001': 'NY',
    '06390': 'NY',
    '06510': 'CT',
    '73301': 'TX',
    '00501': 'NY',
    '56901': 'DC',
    '73401': 'OK',
    '96799': 'AS',
  };
  for (const [zip, state] of Object.entries({ ...states, '00801': 'VI', '00901': 'PR', '99501': 'AK', '03801': 'NH' }))
    expect([zip, regionOfPostcode('US', zip)]).toEqual([zip, state]);
});

test('returns undefined for invalid codes and codes of several territories', () => {
  for (const [country, code] of [
    ['CA', ''],
    ['CA', 'H'],
    ['CA', 'D1A 1A1'],
    ['CA', 'K1A 0S5'],
    ['CA', 'S9V 0A1'],
    ['CA', 'T9V 0A1'],
    ['US', '42223'],
    ['US', '86515'],
    ['CA', '10001'],
    ['US', '10'],
    ['US', '96910'],
    ['US', 'H2Y 1C6'],
    ['FR', '75001'],
  ] as const)
    expect([code, regionOfPostcode(country, code)]).toEqual([code, undefined]);
});
