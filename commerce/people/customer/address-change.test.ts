import { expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { checkRemovable, checkNotFull, mergeDefaults, mergeAddress, requireOwned } from './address-change.ts';
import { bookAddress } from './testing/rows.ts';

const home = bookAddress({ id: 4 });

test('absent fields of an address are unchanged', () => {
  expect(mergeAddress(home, { city: 'Laval', company: undefined, telephone: null })).toEqual({
    ...home,
    city: 'Laval',
  });
});

test.each([{ region: 'Ontario' }, { regionId: 74 }, { regionCode: 'ON' }])(
  'a region given as %j replaces the previous one',
  (change) => {
    expect(mergeAddress(home, change)).toEqual({ ...home, regionId: null, regionCode: null, ...change });
  },
);

test('an address gets the given default flags and keeps the others; a new one has none', () => {
  const both = { isDefaultShipping: true, isDefaultBilling: true };
  const none = { isDefaultShipping: false, isDefaultBilling: false };
  expect(mergeDefaults({})).toEqual(none);
  expect(mergeDefaults({}, both)).toEqual(both);
  expect(mergeDefaults({}, none)).toEqual(none);
  expect(mergeDefaults({ isDefaultShipping: true })).toEqual({ ...none, isDefaultShipping: true });
  expect(mergeDefaults({ isDefaultBilling: true })).toEqual({ ...none, isDefaultBilling: true });
  expect(mergeDefaults(none, both)).toEqual(none);
  expect(mergeDefaults(both, none)).toEqual(both);
});

test("a missing address, and another customer's, are refused by id", () => {
  const found = { ...home, customerId: 7 };
  expect(requireOwned(found, 7, 4)).toBe(found);
  expect(refusalOf(() => requireOwned(undefined, 7, 4))).toEqual({
    message: 'Could not find a address with ID "4"',
    category: 'graphql-no-such-entity',
    code: 'ADDRESS_NOT_FOUND',
  });
  expect(refusalOf(() => requireOwned(found, 8, 4))).toEqual(refusalOf(() => requireOwned(undefined, 8, 4)));
});

test('a default address cannot be removed, and the error says which default it is', () => {
  const refused = (defaults: Parameters<typeof bookAddress>[0]) =>
    refusalOf(() => checkRemovable({ ...home, ...defaults }));
  const refusal = (kind: string) => ({
    message: `Customer Address 4 is set as default ${kind} address and can not be deleted`,
    category: 'graphql-input',
    code: 'ADDRESS_IS_DEFAULT',
  });
  expect(refused({})).toBeUndefined();
  expect(refused({ isDefaultBilling: true })).toEqual(refusal('billing'));
  expect(refused({ isDefaultShipping: true })).toEqual(refusal('shipping'));
  expect(refused({ isDefaultShipping: true, isDefaultBilling: true })).toEqual(refusal('billing'));
});

test('an address book has a hundred addresses at most', () => {
  expect(refusalOf(() => checkNotFull(99))).toBeUndefined();
  expect(refusalOf(() => checkNotFull(100))).toEqual({
    message: 'An address book holds 100 addresses at most.',
    category: 'graphql-input',
    code: 'ADDRESS_BOOK_FULL',
  });
});
