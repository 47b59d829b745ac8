import { expect, test } from 'vitest';
import { findShippingOption, PARCEL_LIMIT_GRAMS, shippingAmount, shippingOptions } from './rules.ts';
import type { PickupPlace, ShippingRate } from './types.ts';

const parcel: ShippingRate = { carrierCode: 'flatrate', overGrams: 0, upToGrams: PARCEL_LIMIT_GRAMS, baseAmount: 1495, perKilogramAmount: 95 };
const pallet: ShippingRate = { carrierCode: 'freight', overGrams: 0, upToGrams: 250_000, baseAmount: 18_900, perKilogramAmount: 0 };
const bulk: ShippingRate = { carrierCode: 'freight', overGrams: 250_000, upToGrams: null, baseAmount: 1900, perKilogramAmount: 29 };
const laval: PickupPlace = { code: 'laval', name: 'Laval', city: 'Laval', countryId: 'CA', regionCode: 'QC' };

const codes = (weightGrams: number) =>
  shippingOptions([bulk, pallet, parcel], [laval], weightGrams, 'en').map(({ carrierCode, methodCode }) => `${carrierCode}/${methodCode}`);

test('counts every started kilogram', () => {
  expect(shippingAmount(parcel, 10_000)).toBe(1495 + 950);
  expect(shippingAmount(parcel, 10_001)).toBe(1495 + 1045);
});

test('a parcel up to 68 kg, freight at any weight, pickup always and last', () => {
  expect(codes(20_000)).toEqual(['flatrate/flatrate', 'freight/ltl', 'instore/laval']);
  expect(codes(PARCEL_LIMIT_GRAMS)).toEqual(['flatrate/flatrate', 'freight/ltl', 'instore/laval']);
  expect(codes(PARCEL_LIMIT_GRAMS + 1)).toEqual(['freight/ltl', 'instore/laval']);
  expect(codes(9_000_000)).toEqual(['freight/ltl', 'instore/laval']);
});

test('bands follow each other without a gap', () => {
  const amounts = [250_000, 250_001].map((weight) => findShippingOption(shippingOptions([pallet, bulk], [], weight, 'en'), { carrierCode: 'freight', methodCode: 'ltl' })?.amount);
  expect(amounts).toEqual([18_900, 1900 + 29 * 251]);
});

test('weightless goods go as the smallest parcel', () => {
  expect(shippingOptions([parcel], [], 0, 'en')[0]?.amount).toBe(1495);
});

test('pickup is free and names the showroom; titles follow the language', () => {
  const [option] = shippingOptions([], [laval], 5_000, 'fr');
  expect(option).toMatchObject({ amount: 0, carrierTitle: 'Ramassage en salle d’exposition', methodTitle: 'Laval', pickupPlace: laval });
});

test('a method that is not offered is not found', () => {
  const options = shippingOptions([parcel], [laval], 5_000, 'en');
  expect(findShippingOption(options, { carrierCode: 'instore', methodCode: 'paris' })).toBeUndefined();
});
