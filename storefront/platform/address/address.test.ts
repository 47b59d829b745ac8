import { expect, test } from 'vitest';
import { firstProblem } from '#contract/validation.ts';
import { addressOf } from './address-of.ts';
import { addressRules } from './address-rules.ts';
import type { Country } from './countries.ts';

const countries: Country[] = [
  { id: 'CA', name: 'Canada', regions: [{ id: 76, code: 'QC', name: 'Québec' }] },
  { id: 'US', name: 'United States', regions: [{ id: 59, code: 'VT', name: 'Vermont' }] },
  { id: 'DE', name: 'Germany', regions: [], postcode: { pattern: String.raw`\d{5}`, example: '26133' } },
  { id: 'GB', name: 'United Kingdom', regions: [], postcode: { pattern: '[A-Z]{1,2}.+', example: 'EC1Y 8SY' } },
  { id: 'AE', name: 'United Arab Emirates', regions: [], isPostcodeOptional: true },
  {
    id: 'IE',
    name: 'Ireland',
    regions: [{ id: 1, code: 'D', name: 'Co. Dublin' }],
    isRegionOptional: true,
    isPostcodeOptional: true,
    postcode: { pattern: '[0-9A-Z]{3} ?[0-9A-Z]{4}', example: 'A65 F4E2' },
  },
];
const form = {
  email: ' ann@example.com ',
  firstname: 'Ann',
  lastname: 'Roy',
  company: '',
  street_1: '1 Main St',
  street_2: '',
  city: 'Montréal',
  region: 'QC',
  postcode: 'h2y1c6',
  telephone: '(514) 555 0101',
  country_id: 'CA',
};

test('[EN-32] [EN-35] converts the form’s fields to an address', () => {
  expect(addressOf({ ...form, company: ' Roy & Co ' }, countries, 'CA')).toEqual({
    firstname: 'Ann',
    lastname: 'Roy',
    company: 'Roy & Co',
    street: ['1 Main St'],
    city: 'Montréal',
    region_code: 'QC',
    region_id: 76,
    region: 'Québec',
    postcode: 'H2Y 1C6',
    telephone: '514-555-0101',
    country_id: 'CA',
    email: 'ann@example.com',
  });
});

test('[EN-39] [EN-40] uses the country of the address, and finds the region in its list', () => {
  expect(addressOf({ ...form, country_id: 'US', region: 'VT' }, countries, 'CA')).toMatchObject({
    country_id: 'US',
    region_id: 59,
  });
  expect(addressOf({ ...form, country_id: '' }, countries, 'US').country_id).toBe('US');
  expect(addressOf({ ...form, region: 'VT' }, countries, 'CA').region_id).toBeUndefined();
});

const problems = (values: Record<string, string>, withEmail = true): string[] =>
  Object.entries(addressRules(values, countries, withEmail)).flatMap(([name, rules]) =>
    firstProblem(values[name] ?? '', rules) ? [name] : [],
  );

test('[RO-05] guests must enter an email address; an empty form names every required field', () => {
  expect(problems({ country_id: 'CA', region: '' })).toEqual([
    'email',
    'firstname',
    'lastname',
    'street_1',
    'city',
    'region',
    'postcode',
    'telephone',
  ]);
  expect(problems({ country_id: 'CA' }, false)).not.toContain('email');
  expect(problems({ country_id: 'GB' })).not.toContain('region');
  expect(problems(form)).toEqual([]);
});

test('refuses a postal code of another province and a field of 10 000 characters before sending', () => {
  expect(problems({ ...form, region: 'ON' })).toEqual(['postcode']);
  expect(problems({ ...form, city: 'x'.repeat(10_000) })).toEqual(['city']);
});

test('the postal code has the format of its country, in capitals or not', () => {
  const abroad = { ...form, telephone: '+49 30 1234567', region: '' };
  const postcodes = (country_id: string, ...codes: string[]) =>
    codes.filter((postcode) => problems({ ...abroad, country_id, postcode }).includes('postcode'));
  expect(postcodes('DE', '10115', 'H2Y 1C6', '101155', '')).toEqual(['H2Y 1C6', '101155', '']);
  expect(postcodes('GB', 'ec1a 1bb', '10115')).toEqual(['10115']);
  expect(addressRules({ country_id: 'DE' }, countries, false)['postcode']?.map((rule) => rule('1'))).toContainEqual({
    code: 'postcode_format',
    example: '26133',
  });
});

test('postal code and region are optional in some countries, and validated if given', () => {
  const abroad = { ...form, telephone: '+971 4 1234567', region: '' };
  expect(problems({ ...abroad, country_id: 'AE', postcode: '' })).not.toContain('postcode');
  expect(problems({ ...abroad, country_id: 'IE', postcode: '' })).toEqual([]);
  expect(problems({ ...abroad, country_id: 'IE', postcode: '1' })).toEqual(['postcode']);
  expect(problems({ ...form, region: '' })).toEqual(['region']);
});

test('a telephone number of another country has a message without North American digits', () => {
  const codesOf = (country_id: string) =>
    addressRules({ country_id }, countries, false)['telephone']?.map((rule) => rule('12')?.code);
  expect([codesOf('CA'), codesOf('DE')]).toEqual([
    [undefined, 'telephone'],
    [undefined, 'telephone_abroad'],
  ]);
});
