import { expect, test } from 'vitest';
import { byAddressField } from '#contract/address-fields.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { bookAddressOfRest, bookChange, defaultId, graphqlAddress, restBookAddress } from './address-wire.ts';
import { bookAddress } from './testing/rows.ts';

const home = bookAddress({ id: 4, company: 'Atelier', isDefaultBilling: true });

const common = {
  id: 4,
  firstname: 'Ann',
  lastname: 'Roy',
  street: ['1 Main St', 'Unit 2'],
  city: 'Montréal',
  region_id: 76,
  postcode: 'H2Y 1C6',
  telephone: '514-555-0101',
};

test('GraphQL returns the whole address, its region in the language of the store view', () => {
  expect(graphqlAddress('fr', home)).toEqual({
    ...common,
    country_code: 'CA',
    country_id: 'CA',
    customer_id: null,
    custom_attributes: [],
    custom_attributesV2: [],
    extension_attributes: [],
    ...byAddressField(() => null),
    company: 'Atelier',
    region: { region: 'Québec', region_code: 'QC', region_id: 76 },
    default_shipping: false,
    default_billing: true,
  });
  expect(graphqlAddress('en', bookAddress({ isDefaultShipping: true }))).toMatchObject({
    region: { region: 'Quebec' },
    default_shipping: true,
    default_billing: false,
  });
});

test('a region that no longer exists is named by its code', () => {
  expect(graphqlAddress('en', bookAddress({ regionId: 9999, regionCode: 'XX' })).region).toEqual({
    region: 'XX',
    region_code: 'XX',
    region_id: 9999,
  });
});

test('REST returns company and default flags only if they are set', () => {
  const shared = { ...common, customer_id: 7, country_id: 'CA' };
  expect(restBookAddress('en', 7, home)).toEqual({
    ...shared,
    region: { region: 'Quebec', region_code: 'QC', region_id: 76 },
    company: 'Atelier',
    default_billing: true,
  });
  expect(restBookAddress('fr', 7, bookAddress({ id: 4, isDefaultShipping: true }))).toEqual({
    ...shared,
    region: { region: 'Québec', region_code: 'QC', region_id: 76 },
    default_shipping: true,
  });
});

test('the default of each kind is returned by id', () => {
  const book = [bookAddress({ id: 1 }), bookAddress({ id: 2, isDefaultShipping: true }), home];
  expect([defaultId(book, 'isDefaultShipping'), defaultId(book, 'isDefaultBilling')]).toEqual(['2', '4']);
  expect(defaultId([bookAddress({})], 'isDefaultBilling')).toBeUndefined();
});

test('every field of the input is mapped; an absent one is undefined', () => {
  const { region_id: _id, ...given } = common;
  expect(
    bookChange({
      ...given,
      company: 'Atelier',
      country_code: 'CA',
      region: { region: 'Quebec', region_code: 'QC', region_id: 76 },
      default_shipping: false,
      default_billing: true,
    } as Parameters<typeof bookChange>[0]),
  ).toEqual({
    firstname: 'Ann',
    lastname: 'Roy',
    company: 'Atelier',
    street: ['1 Main St', 'Unit 2'],
    city: 'Montréal',
    region: 'Quebec',
    regionId: 76,
    regionCode: 'QC',
    postcode: 'H2Y 1C6',
    countryId: 'CA',
    telephone: '514-555-0101',
    isDefaultShipping: false,
    isDefaultBilling: true,
  });
  const both = { isDefaultShipping: true, isDefaultBilling: true };
  expect(bookChange({ default_shipping: true, default_billing: true })).toMatchObject(both);
  for (const nothing of [null, undefined, {}, { region: null, default_billing: null }])
    expect(Object.values(bookChange(nothing)).filter((value) => value !== undefined)).toEqual([]);
});

test('over REST the id of a region is in the region, or next to it', () => {
  const idOf = (body: object) => bookAddressOfRest(restFields(body)).regionId;
  expect(idOf({ region: { region_id: 76 }, region_id: 1 })).toBe(76);
  expect(idOf({ region: { region: 'Quebec' }, region_id: 76 })).toBe(76);
});
