import { describe, expect, test } from 'vitest';
import { byAddressField } from '#contract/address-fields.ts';
import { regionsOf } from '#commerce/merchandise/stores/service.ts';
import { checkAddress, checkedAddress, isSameAddress } from './address-rules.ts';
import { regionOf } from './region-rules.ts';
import type { Address, AddressInput } from './types.ts';

const scope = { sold: ['CA', 'US', 'GB', 'AU', 'HK'] };
const regions = (country: string) => [...regionsOf(country, 'en'), ...regionsOf(country, 'fr')];
const montreal: AddressInput = {
  firstname: 'Ann',
  lastname: 'Roy',
  street: ['1 Main St'],
  city: 'Montréal',
  region: 'QC',
  postcode: 'h2y1c6',
  countryId: 'CA',
  telephone: '514-555-0101',
};
const albany: AddressInput = {
  ...montreal,
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  countryId: 'US',
  telephone: '(518) 555-0101',
};

const messages = (change: AddressInput, base = montreal): string[] => {
  const result = checkAddress({ ...base, ...change }, regions, scope);
  return 'address' in result ? [] : result.problems.map(({ message }) => message);
};

test('[EN-32] an address is trimmed and composed, with its region and postal code in canonical form', () => {
  const result = checkAddress(
    {
      ...montreal,
      firstname: ' Ann\u0000 ',
      city: 'Montréal'.normalize('NFD'),
      company: ' ',
      street: ['1 Main St', ''],
    },
    regions,
    scope,
  );
  expect(result).toEqual({
    address: {
      firstname: 'Ann',
      lastname: 'Roy',
      street: ['1 Main St'],
      city: 'Montréal',
      regionId: 76,
      regionCode: 'QC',
      postcode: 'H2Y 1C6',
      countryId: 'CA',
      telephone: '514-555-0101',
      ...byAddressField(() => null),
    },
  });
});

describe('regions', () => {
  test('are found by id, code and name, in both languages', () => {
    for (const input of [
      { regionId: 76 },
      { region: 'qc' },
      { regionCode: 'QC' },
      { region: 'Quebec' },
      { region: 'Québec' },
      { regionId: 76, regionCode: 'QC' },
      { regionId: 76, region: 'Québec' },
      { region: '76' },
    ]) {
      expect(regionOf('CA', input, regions)).toMatchObject({ id: 76, code: 'QC' });
    }
    expect(regionOf('CA', { region: 'Colombie-Britannique' }, regions)).toMatchObject({ code: 'BC' });
  });

  test('must be exactly one region of the country', () => {
    expect(messages({ region: 'NY' })).toEqual([
      'The specified region is not a part of the selected country or region',
    ]);
    expect(messages({ region: null, regionId: 43 })).toEqual([
      'The region_id does not match the selected country or region',
    ]);
    expect(messages({ region: 'ON', regionId: 76 })).toEqual([
      'The region_id does not match the selected country or region',
    ]);
    expect(messages({ region: 'AE', postcode: '09001' }, albany)).toEqual([
      'Region input is ambiguous. Specify region_id.',
    ]);
    expect(messages({ region: null })).toEqual(['Region is required.']);
  });
});

describe('postal codes', () => {
  test('of Canada start with the letter of their province', () => {
    expect(messages({ region: 'ON' })).toEqual(['The postal code does not belong to the selected region.']);
    expect(messages({ region: 'NU', postcode: 'X0A 0H0', city: 'Iqaluit' })).toEqual([]);
    expect(messages({ region: 'NT', postcode: 'X1A 2P3', city: 'Yellowknife' })).toEqual([]);
    for (const [region, postcode] of [
      ['QC', 'K1A 0S5'],
      ['ON', 'K1A 0S5'],
      ['ON', 'J0Z 3B0'],
      ['AB', 'S9V 0A1'],
    ] as const)
      expect([region, messages({ region, postcode })]).toEqual([region, []]);
  });

  test('must have the form of their country', () => {
    for (const wrong of ['12207', 'D2Y 1C6', 'H2Y_1C6', 'H2Y 1C'])
      expect(messages({ postcode: wrong })).toEqual(['Provided Zip/Postal Code seems to be invalid. Example: H2Y 1C6']);
    expect(messages({}, albany)).toEqual([]);
    expect(messages({ postcode: '12207-1234' }, albany)).toEqual([]);
    expect(messages({ postcode: 'H2Y 1C6' }, albany)).toEqual([
      'Provided Zip/Postal Code seems to be invalid. Example: 05401 or 05401-1234',
    ]);
  });
});

test('an empty address lists all missing fields', () => {
  const result = checkAddress({}, regions, scope);
  expect('problems' in result && result.problems.map(({ message, code }) => [code, message])).toEqual([
    ['ADDRESS_FIRSTNAME_REQUIRED', '"firstname" is required. Enter and try again.'],
    ['ADDRESS_LASTNAME_REQUIRED', '"lastname" is required. Enter and try again.'],
    ['ADDRESS_STREET_REQUIRED', '"street" is required. Enter and try again.'],
    ['ADDRESS_CITY_REQUIRED', '"city" is required. Enter and try again.'],
    ['ADDRESS_COUNTRY_REQUIRED', '"countryId" is required. Enter and try again.'],
    ['ADDRESS_POSTCODE_REQUIRED', '"postcode" is required. Enter and try again.'],
    ['ADDRESS_TELEPHONE_REQUIRED', '"telephone" is required. Enter and try again.'],
  ]);
});

test('a field of 10 000 characters is refused with its maximum', () => {
  const long = 'x'.repeat(10_000);
  expect(messages({ firstname: long, company: long, street: [long], city: long })).toEqual([
    '"firstname" length must be equal or less than 255 characters.',
    '"street" length must be equal or less than 255 characters.',
    '"city" length must be equal or less than 255 characters.',
    '"company" length must be equal or less than 255 characters.',
  ]);
  expect(messages({ postcode: long, telephone: long })).toHaveLength(2);
});

test('two street lines at most; a telephone number has ten digits; only Canada and the United States', () => {
  expect(messages({ street: ['1', '2', '3'] })).toEqual(['"Street Address" cannot contain more than 2 lines.']);
  expect(messages({ telephone: '555-0101' })).toEqual(['Invalid Phone Number. Please use 0-9, +, -, (, ) and space.']);
  expect(messages({ countryId: 'FR' })).toEqual(['Country is not available']);
});

test('a single problem is thrown itself, several as parts of one message', () => {
  expect(() => checkedAddress({ ...montreal, city: '' }, regions, 'Shipping address errors', scope)).toThrow(
    '"city" is required. Enter and try again.',
  );
  expect(() =>
    checkedAddress({ ...montreal, city: '', firstname: '' }, regions, 'Shipping address errors', scope),
  ).toThrow('Shipping address errors');
});

test('two addresses are equal if every line is', () => {
  const result = checkAddress({ ...montreal, street: ['12', 'Main'] }, regions, scope);
  if (!('address' in result)) throw new Error('The address is refused.');
  const home = result.address;
  expect(isSameAddress(home, { ...home, street: [...home.street] })).toBe(true);
  const others: Partial<Address>[] = [
    { firstname: 'Anne' },
    { lastname: 'Royer' },
    { company: 'Atelier' },
    { city: 'Laval' },
    { regionId: 74 },
    { postcode: 'H2Y 1C7' },
    { countryId: 'US' },
    { telephone: '514-555-0102' },
    { street: ['12'] },
    // Street lines are compared one by one, not joined.
    { street: ['1', '2Main'] },
  ];
  expect(others.filter((other) => isSameAddress(home, { ...home, ...other }))).toEqual([]);
});

describe('addresses of any country that the shop sells to', () => {
  const london: AddressInput = {
    ...montreal,
    city: 'London',
    region: null,
    postcode: 'EC1A 1BB',
    countryId: 'GB',
    telephone: '+44 20 7946 0101',
  };

  test('need no region where the country has none', () => {
    expect(checkAddress(london, regions, scope)).toMatchObject({
      address: { countryId: 'GB', regionId: null, regionCode: '', postcode: 'EC1A 1BB' },
    });
    expect(messages({ region: null, city: 'Sydney', postcode: '2000', countryId: 'AU' }, london)).toEqual([
      'Region is required.',
    ]);
    expect(messages({ region: 'NSW', city: 'Sydney', postcode: '2000', countryId: 'AU' }, london)).toEqual([]);
  });

  test('need a postal code in the form of the country, if it has any', () => {
    expect(messages({ postcode: 'H2Y 1C6' }, london)).toEqual([
      'Provided Zip/Postal Code seems to be invalid. Example: EC1Y 8SY',
    ]);
    expect(messages({ postcode: '' }, london)).toEqual(['"postcode" is required. Enter and try again.']);
    expect(messages({ postcode: '', countryId: 'HK', city: 'Hong Kong' }, london)).toEqual([]);
  });
});
