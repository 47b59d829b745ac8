import { describe, expect, test } from 'vitest';
import { doOverlap, isInRange, postalKey, postalRanges } from './postal-ranges.ts';

const rangesOf = (country: string, entry: string) => {
  const ranges = postalRanges(country, entry);
  if ('problem' in ranges) throw new Error(ranges.problem);
  return ranges;
};

const holds = (country: string, entry: string, postcode: string): boolean =>
  rangesOf(country, entry).some((range) => isInRange(range, postalKey(country, postcode)));

describe('an entry for postal codes', () => {
  test.each([
    ['GB', 'BT*', 'BT1 5GS', true],
    ['GB', 'BT*', 'bt15gs', true],
    ['GB', 'B*', 'BT1 5GS', true],
    ['GB', 'B', 'BT1 5GS', false],
    ['GB', 'B', 'B33 8TH', true],
    ['GB', 'E1', 'E1 6AN', true],
    ['GB', 'E1', 'E1W 1YY', true],
    ['GB', 'E1', 'E14 5AB', false],
    ['GB', 'E1', 'e1', true],
    ['GB', 'E1W', 'E1 6AN', false],
    ['GB', 'E14', 'E1 4AB', false],
    ['GB', 'SW1*', 'SW1Y 4JH', true],
    ['GB', 'SW1*', 'sw19 5ae', true],
    ['GB', 'SW1*', 'SW2 1AA', false],
    ['GB', 'SW1A*', 'SW1A 1AA', true],
    ['GB', 'SW1A*', 'SW1Y 4JH', false],
    ['GB', 'IV1-IV28', 'IV3 8AB', true],
    ['GB', 'IV1-IV28', 'IV28 3XY', true],
    ['GB', 'IV1-IV28', 'IV30 1AA', false],
    ['GB', 'PA20-PA49', 'PA2 6AA', false],
    ['GB', 'SW1A 1AA', 'sw1a1aa', true],
    ['GB', 'SW1A 1AA', 'SW1A 1AB', false],
    ['IM', 'IM1-IM9', 'im2 1aa', true],
    ['CA', 'H0H*', 'H0H 0H0', true],
    ['CA', 'H0H*', 'h0h0h0', true],
    ['CA', 'h0h', 'H0H0H0', true],
    ['CA', 'H0H*', 'H0G 1A1', false],
    ['CA', 'X0A-X0H', 'X0C 0A1', true],
    ['CA', 'X0A-X0H', 'X1A 2B3', false],
    ['US', '10000-19999', '10001', true],
    ['US', '10000-19999', '10001-1234', true],
    ['US', '10000-19999', '19999-9999', true],
    ['US', '10000-19999', '20000', false],
    ['US', '05401', '05401-1234', true],
    ['US', '05401-1234', '05401-1234', true],
    ['US', '05401-1234', '05401-1235', false],
    ['US', '00501-00544', '00501', true],
    ['US', '00501-00544', '00545', false],
    ['US', '967*', '96701', true],
    ['DE', '01000-01999', '01067', true],
    ['DE', '10-12', '12059', true],
    ['PL', '00-950', '00-950', true],
    ['PL', '00-001-00-950', '00-940', true],
    ['NL', '1234 AB', '1234ab', true],
    ['NL', '1000-1099', '1012 AB', true],
  ] as const)('of %s, %s and the code %s: %s', (country, entry, postcode, isIn) => {
    expect(holds(country, entry, postcode)).toBe(isIn);
  });

  test('does not match an address without a postal code', () => {
    for (const [country, entry] of [
      ['GB', 'B*'],
      ['US', '0*'],
      ['CA', 'H0H'],
    ] as const)
      expect(holds(country, entry, '')).toBe(false);
  });

  test.each([
    ['GB', 'IV28-IV1'],
    ['GB', 'IV1-PA3'],
    ['GB', '12345'],
    ['GB', '*'],
    ['CA', 'H0'],
    ['CA', 'H0H-10'],
    ['US', '1234'],
    ['US', '19999-10000'],
    ['US', '10000-1999A'],
    ['US', '*'],
    ['DE', 'abc!'],
  ])('of %s, %s is refused', (country, entry) => {
    expect(postalRanges(country, entry)).toEqual({ problem: expect.stringContaining(`"${entry}" is no postal code`) });
  });

  test('is refused for a country without postal codes', () => {
    expect(postalRanges('HK', '1*')).toEqual({ problem: 'HK has no postal codes' });
  });

  test('overlaps an entry with a common code', () => {
    const overlap = (country: string, one: string, other: string): boolean =>
      rangesOf(country, one).some((a) => rangesOf(country, other).some((b) => doOverlap(a, b)));
    expect(overlap('GB', 'IV*', 'IV1-IV28')).toBe(true);
    expect(overlap('GB', 'E1', 'E14')).toBe(false);
    expect(overlap('GB', 'SW1*', 'SW19')).toBe(true);
    expect(overlap('US', '10000-10999', '11000-11999')).toBe(false);
    expect(overlap('US', '10000-10999', '10999')).toBe(true);
    expect(overlap('CA', 'H0H', 'H0H 0H0')).toBe(true);
  });
});
