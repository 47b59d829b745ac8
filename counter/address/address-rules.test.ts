import { expect, test } from 'vitest';
import { addressOfValues, hasProblem, valuesOfAddress } from './address-rules.ts';

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
