import { expect, test } from 'vitest';
import { parcel } from './testing/model.ts';
import { availableMethodOf, restShippingMethod, shippingMethodOf, uidOf } from './wire.ts';

test('encodes an id as a base64 uid', () => {
  expect(uidOf(41)).toBe('NDE=');
});

test('a GraphQL shipping method has prices without and with tax', () => {
  const method = {
    carrier_code: 'flatrate',
    carrier_title: 'Parcel',
    method_code: 'standard',
    method_title: 'Delivered to your door',
    amount: { value: 29.2, currency: 'CAD' },
    base_amount: null,
    price_excl_tax: { value: 29.2, currency: 'CAD' },
    price_incl_tax: { value: 33.57, currency: 'CAD' },
  };
  expect(shippingMethodOf(parcel, { net: 2920, gross: 3357 }, 'CAD')).toEqual(method);
  expect(availableMethodOf(parcel, { net: 2920, gross: 3357 }, 'CAD')).toEqual({
    ...method,
    available: true,
    error_message: '',
  });
});

test('a REST shipping method has the same prices as numbers', () => {
  expect(restShippingMethod(parcel, { net: 2920, gross: 3357 }, 'CAD')).toEqual({
    carrier_code: 'flatrate',
    method_code: 'standard',
    carrier_title: 'Parcel',
    method_title: 'Delivered to your door',
    amount: 29.2,
    base_amount: 29.2,
    available: true,
    error_message: '',
    price_excl_tax: 29.2,
    price_incl_tax: 33.57,
  });
});

test('an unavailable method has an error message', () => {
  const refused = { ...parcel, problem: 'Slabs go to fabricators.' };
  const refusal = { available: false, error_message: 'Slabs go to fabricators.' };
  expect([
    availableMethodOf(refused, { net: 0, gross: 0 }, 'CAD'),
    restShippingMethod(refused, { net: 0, gross: 0 }, 'CAD'),
  ]).toMatchObject([refusal, refusal]);
});
