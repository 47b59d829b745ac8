import { describe, expect, test } from 'vitest';
import { montreal } from '#commerce/after-sale/orders/testing/shopper.ts';
import type { BillingAddressInput } from '#contract/generated/schema-types.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { billingAddressIn, estimateIn, guestEmailIn, shippingAddressIn, shippingMethodIn } from './graphql-input.ts';
import { paymentMethodIn } from './wire.ts';

const cart = { cart_id: 'c1' };
const missing = (name: string) => `Required parameter "${name}" is missing`;
const given = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy & Co',
  street: ['1 Main St'],
  city: 'Montréal',
  region: 'QC',
  region_id: 76,
  postcode: 'H2Y 1C6',
  country_code: 'CA',
  telephone: '514-555-0101',
};
const address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy & Co',
  street: ['1 Main St'],
  city: 'Montréal',
  region: 'QC',
  regionId: 76,
  postcode: 'H2Y 1C6',
  countryId: 'CA',
  telephone: '514-555-0101',
};

type Refusals = readonly (readonly [input: unknown, message: string | undefined])[];

/** Replaces the error of each case by the actual one. */
const refusalsOf = (read: (input: never) => unknown, cases: Refusals): Refusals =>
  cases.map(([input]) => [input, refusalOf(() => read(input as never))?.message]);

test('[GM-05] the email address mutation requires a cart', () => {
  expect(guestEmailIn({ ...cart, email: 'ann@example.com' })).toEqual({ cartId: 'c1', email: 'ann@example.com' });
  const refusals: Refusals = [
    [undefined, missing('cart_id')],
    [{ cart_id: '', email: 'ann@example.com' }, missing('cart_id')],
    [{ ...cart, email: '' }, missing('email')],
  ];
  expect(refusalsOf(guestEmailIn, refusals)).toEqual(refusals);
});

describe('[GM-06] the shipping address', () => {
  const requested = (shipping_addresses: unknown) => ({ ...cart, shipping_addresses });

  test('accepts a new address with save option, note and pickup location', () => {
    expect(
      shippingAddressIn({
        ...cart,
        shipping_addresses: [{ address: given, customer_notes: 'Ring.', pickup_location_code: 'laval' }],
      }),
    ).toEqual({ cartId: 'c1', choice: { given: address, isSaved: true }, notes: 'Ring.', pickupLocationCode: 'laval' });
    const unsaved = { ...montreal, save_in_address_book: false };
    expect(shippingAddressIn({ ...cart, shipping_addresses: [{ address: unsaved }] }).choice).toMatchObject({
      isSaved: false,
    });
  });

  test('accepts an address of the address book', () => {
    expect(shippingAddressIn({ ...cart, shipping_addresses: [{ customer_address_id: 5 }] }).choice).toEqual({
      bookId: 5,
    });
  });

  test('rejects both or neither', () => {
    const refusals: Refusals = [
      [undefined, missing('cart_id')],
      [requested(undefined), missing('shipping_addresses')],
      [requested([]), missing('shipping_addresses')],
      [requested([null]), missing('shipping_addresses')],
      [requested([{ address: given }, { address: given }]), 'You cannot specify multiple shipping addresses.'],
      [
        requested([{ address: given, customer_address_id: 5 }]),
        'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
      ],
      [requested([{}]), 'The shipping address must contain either "customer_address_id" or "address".'],
    ];
    expect(refusalsOf(shippingAddressIn, refusals)).toEqual(refusals);
  });
});

test('the billing address is new, from the address book, or the shipping address', () => {
  const billed = (billing_address: BillingAddressInput) => billingAddressIn({ ...cart, billing_address });
  expect(billed({ address: given, use_for_shipping: true })).toEqual({
    cartId: 'c1',
    choice: { given: address, isSaved: true },
    isUsedForShipping: true,
  });
  expect(billed({ customer_address_id: 5 })).toEqual({
    cartId: 'c1',
    choice: { bookId: 5 },
    isUsedForShipping: false,
  });
  // Other fields are then ignored.
  for (const more of [{}, { customer_address_id: 5 }, { address: given, use_for_shipping: true }])
    expect(billed({ same_as_shipping: true, ...more })).toEqual({
      cartId: 'c1',
      choice: undefined,
      isUsedForShipping: false,
    });
  const either = 'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".';
  const refusals: Refusals = [
    [undefined, missing('cart_id')],
    [cart, missing('billing_address')],
    [{ ...cart, billing_address: {} }, either],
    [{ ...cart, billing_address: { same_as_shipping: false } }, either],
    [
      { ...cart, billing_address: { address: given, customer_address_id: 5 } },
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    ],
  ];
  expect(refusalsOf(billingAddressIn, refusals)).toEqual(refusals);
});

test('requires exactly one shipping method with both codes', () => {
  const method = { carrier_code: 'freight', method_code: 'ltl' };
  expect(shippingMethodIn({ ...cart, shipping_methods: [method] })).toEqual({
    cartId: 'c1',
    carrierCode: 'freight',
    methodCode: 'ltl',
  });
  const refusals: Refusals = [
    [undefined, missing('cart_id')],
    [cart, missing('shipping_methods')],
    [{ ...cart, shipping_methods: [method, method] }, 'You cannot specify multiple shipping methods.'],
    [{ ...cart, shipping_methods: [{ ...method, carrier_code: '' }] }, `${missing('carrier_code')}.`],
    [{ ...cart, shipping_methods: [{ ...method, method_code: '' }] }, `${missing('method_code')}.`],
  ];
  expect(refusalsOf(shippingMethodIn, refusals)).toEqual(refusals);
});

test('requires a payment method, and a nonce for a card', () => {
  const token = { payment_method_nonce: 'tok' };
  expect(paymentMethodIn({ ...cart, payment_method: { code: 'tessera_test', tessera_test: token } })).toEqual({
    cartId: 'c1',
    code: 'tessera_test',
    nonce: 'tok',
    isCardSaved: false,
  });
  expect(paymentMethodIn({ ...cart, payment_method: { code: 'checkmo' } })).toEqual({
    cartId: 'c1',
    code: 'checkmo',
    nonce: '',
    isCardSaved: false,
  });
  expect(
    paymentMethodIn({
      ...cart,
      payment_method: { code: 'braintree', braintree: { ...token, is_active_payment_token_enabler: true } },
    }),
  ).toMatchObject({
    code: 'braintree',
    nonce: 'tok',
    isCardSaved: true,
  });
  const vault = { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash: 'hash' } };
  expect(paymentMethodIn({ ...cart, payment_method: vault })).toMatchObject({ nonce: 'hash', isCardSaved: false });
  const noToken = 'Required parameter "tessera_test" for "payment_method" is missing.';
  const refusals: Refusals = [
    [undefined, `${missing('cart_id')}.`],
    [cart, 'Required parameter "code" for "payment_method" is missing.'],
    [{ ...cart, payment_method: { code: '' } }, 'Required parameter "code" for "payment_method" is missing.'],
    [{ ...cart, payment_method: { code: 'tessera_test' } }, noToken],
    [
      { ...cart, payment_method: { code: 'braintree', tessera_test: token } },
      'Required parameter "braintree" for "payment_method" is missing.',
    ],
    [{ ...cart, payment_method: { code: 'tessera_test', tessera_test: { payment_method_nonce: '' } } }, noToken],
  ];
  expect(refusalsOf(paymentMethodIn, refusals)).toEqual(refusals);
});

test('an estimate accepts a country, a postal code and a region by name, code or number', () => {
  const place = (region?: Record<string, unknown>) =>
    estimateIn({ ...cart, address: { country_code: 'CA', postcode: 'H2Y 1C6', region } });
  const at = { countryId: 'CA', postcode: 'H2Y 1C6' };
  expect(place()).toEqual({ cartId: 'c1', place: at, method: null });
  expect(place({ region: 'Quebec' }).place).toEqual({ ...at, region: 'Quebec' });
  expect(place({ region_code: 'QC' }).place).toEqual({ ...at, regionCode: 'QC' });
  expect(place({ region_id: 76 }).place).toEqual({ ...at, regionId: 76 });
  const refusals: Refusals = [
    [{ cart_id: '', address: { country_code: 'CA' } }, missing('cart_id')],
    [{ ...cart, address: { country_code: 'CA', region: {} } }, 'Missing parameter(s) for region input'],
    [
      { ...cart, address: { country_code: 'CA', region: { region: '', region_code: '', region_id: 0 } } },
      'Missing parameter(s) for region input',
    ],
  ];
  expect(refusalsOf(estimateIn, refusals)).toEqual(refusals);
});
