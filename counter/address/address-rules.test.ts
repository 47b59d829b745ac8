import { expect, test } from 'vitest';
import { addressOfValues, hasProblem, valuesOfAddress, withPostcode } from './address-rules.ts';

const ann = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['1 Main', 'Floor 2', 'Door B'],
  city: 'Montréal',
  region_id: 76,
  postcode: 'H2Y 1C6',
  country_id: 'CA',
  telephone: '514-555-0101',
};
const countries = [{ id: 'CA', available_regions: [{ id: '76', code: 'QC', name: 'Québec' }] }];

test('an address keeps all its lines, and its postal code is written as in its country', () => {
  const values = { ...valuesOfAddress(ann, 'US'), postcode: 'h2y1c6' };
  expect(addressOfValues(values)).toEqual({ ...ann, company: '', street: ['1 Main', 'Floor 2, Door B'] });
});

test('a postal code of another province or a short phone number is a problem', () => {
  const values = valuesOfAddress(ann, 'US');
  expect([
    hasProblem(values, countries),
    hasProblem({ ...values, postcode: 'T2P 1J9' }, countries),
    hasProblem({ ...values, telephone: '12' }, countries),
  ]).toEqual([false, true, true]);
});

test('a postal code chooses its province unless the person chose one', () => {
  const values = { ...valuesOfAddress(null, 'CA'), region_id: '' };
  const regionOf = (code: string, region = ''): string =>
    withPostcode({ ...values, region_id: region }, code, countries).region_id;
  expect([regionOf('h2y'), regionOf('T2P 1J9'), regionOf('K1A'), regionOf('H2Y 1C6', '66')]).toEqual([
    '76',
    '',
    '',
    '66',
  ]);
});
