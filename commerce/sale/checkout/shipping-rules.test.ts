import { expect, test } from 'vitest';
import type { CartAddress, CartLine } from '#commerce/sale/cart/types.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import type { ShippingOption } from '#commerce/sale/shipping/types.ts';
import { assertAddress, assertOffered, requireMethod, nothingToShip, shippingAddressOf } from './shipping-rules.ts';

const option = (carrierCode: string, methodCode: string, problem: string | null = null): ShippingOption => ({
  carrierCode,
  methodCode,
  carrierTitle: '',
  methodTitle: '',
  amount: 0,
  pickupPlace: null,
  delivery: null,
  problem,
});
const shipping = { city: 'Montréal' } as CartAddress;
const detail = {
  lines: [{}] as CartLine[],
  addresses: { shipping },
  shippingOptions: [option('flatrate', 'flatrate'), option('freight', 'slab', 'Slabs go to a fabricator.')],
};
const refused = (change: Partial<typeof detail>, carrierCode = 'flatrate', methodCode = 'flatrate') =>
  refusalOf(() => assertOffered({ ...detail, ...change }, { carrierCode, methodCode }));

test('accepts an available shipping method', () => {
  expect(refused({})).toBeUndefined();
});

test('physical products require a shipping address, virtual products a billing address', () => {
  const refusedFor = (isVirtual: boolean, addresses: object) =>
    refusalOf(() => assertAddress({ isVirtual, addresses: addresses as never }))?.message;
  const missing = (kind: string) => `The ${kind} address is missing. Set the address and try again.`;
  expect([refusedFor(false, { shipping }), refusedFor(true, { billing: shipping })]).toEqual([undefined, undefined]);
  expect([refusedFor(false, { billing: shipping }), refusedFor(true, { shipping })]).toEqual([
    missing('shipping'),
    missing('billing'),
  ]);
});

test('a shipping method requires lines, then an address, then availability', () => {
  expect(refused({ lines: [], addresses: {} as never })).toEqual({
    message: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    category: 'graphql-input',
    code: 'CART_EMPTY',
  });
  expect(refused({ addresses: {} as never })).toEqual({
    message: 'The shipping address is missing. Set the address and try again.',
    category: 'graphql-input',
    code: 'CART_ADDRESS_MISSING',
  });
  for (const [carrier, method] of [
    ['flatrate', 'slab'],
    ['ups', 'flatrate'],
  ] as const)
    expect(refused({}, carrier, method)).toEqual({
      message: `Carrier with such method not found: ${carrier}, ${method}`,
      category: 'graphql-no-such-entity',
      code: 'SHIPPING_METHOD_UNAVAILABLE',
    });
});

test('an unavailable method is rejected with its reason', () => {
  expect(refused({}, 'freight', 'slab')).toEqual({
    message: 'Slabs go to a fabricator.',
    category: 'graphql-input',
    code: 'SHIPPING_METHOD_UNAVAILABLE',
  });
});

test('errors quote only the beginning of a long code', () => {
  expect(refused({}, 'x'.repeat(1000), 'y'.repeat(1000))?.message).toBe(
    `Carrier with such method not found: ${'x'.repeat(64)}, ${'y'.repeat(64)}`,
  );
});

test('an empty cart has nothing to ship', () => {
  expect(
    refusalOf(() => {
      throw nothingToShip();
    }),
  ).toEqual({
    message: 'Shipping address is not allowed on cart: cart contains no items for shipment.',
    category: 'graphql-no-such-entity',
    code: 'CART_NOTHING_TO_SHIP',
  });
});

test('same_as_shipping requires a shipping address', () => {
  expect(shippingAddressOf(detail)).toBe(shipping);
  expect(refusalOf(() => shippingAddressOf({ addresses: {} }))).toEqual({
    message: 'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    category: 'graphql-input',
    code: undefined,
  });
});

test('[RE-03] REST requires both codes of the shipping method', () => {
  expect(requireMethod({ carrierCode: 'freight', methodCode: 'ltl' })).toEqual({
    carrierCode: 'freight',
    methodCode: 'ltl',
  });
  for (const [carrierCode, methodCode] of [
    [undefined, 'ltl'],
    ['', 'ltl'],
    ['freight', undefined],
    ['freight', ''],
  ])
    expect(refusalOf(() => requireMethod({ carrierCode, methodCode }))).toEqual({
      message: 'The shipping method is missing. Select the shipping method and try again.',
      category: 'graphql-no-such-entity',
      code: 'SHIPPING_METHOD_UNAVAILABLE',
    });
});
