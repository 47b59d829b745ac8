import { describe, expect, test } from 'vitest';
import { billingOf, isForeign, personOf, withoutEmail } from './addresses.ts';
import { clearCheckout, type CheckoutMemory, type SavedCheckout } from './checkout-memory.ts';
import { createCheckoutStore } from './checkout-store.ts';
import { MethodGoneError, MissingInformationError, TotalChangedError, UnknownOutcomeError } from './refusals.ts';
import { applyCartStatus, isSameMethod, isSameMoney, offeredMethod } from './cart-status.ts';
import type { Address } from '#storefront/platform/address/address.ts';
import type { Money, Notice, ShippingMethod, CartStatus } from '../types.ts';

const address: Address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy',
  street: ['1 Main St'],
  city: 'Montréal',
  region_code: 'QC',
  region_id: 76,
  region: 'Quebec',
  postcode: 'H2Y 1C6',
  telephone: '514-555-0101',
  country_id: 'CA',
  email: 'ann@example.com',
};
const parcel: ShippingMethod = {
  carrier_code: 'flatrate',
  carrier_title: 'Parcel',
  method_code: 'flatrate',
  method_title: 'To your door',
  amount: { value: 20, currency: 'CAD' },
  isAvailable: true,
  message: undefined,
};
const freight: ShippingMethod = {
  ...parcel,
  carrier_code: 'freight',
  carrier_title: 'Freight',
  method_code: 'ltl',
  method_title: 'On a pallet',
};
const cad = (value: number): Money => ({ value, currency: 'CAD' });

const memoryWith = () => {
  const cached = new Map<string, unknown>();
  const memory = {
    read: (key: string) => cached.get(key),
    write: (key: string, value: unknown) => void cached.set(key, value),
    remove: (key: string) => void cached.delete(key),
  } as unknown as CheckoutMemory;
  return { cached, memory };
};

describe('addresses', () => {
  test('the billing address is the shipping address unless another was entered; it never has the email address', () => {
    const { email: _, ...there } = address;
    expect([
      billingOf(undefined, address),
      billingOf({ sameAsShippingAddress: true }, address),
      withoutEmail(address),
    ]).toEqual([there, there, there]);
    expect(billingOf({ sameAsShippingAddress: false, ...address, city: 'Laval' }, address)).toEqual({
      ...there,
      city: 'Laval',
    });
  });

  test('an address from another country’s store is foreign, unless it is in this country', () => {
    expect([
      isForeign(address, 'CA', 'US'),
      isForeign(address, 'CA', 'CA'),
      isForeign(address, undefined, 'US'),
      isForeign(undefined, 'CA', 'US'),
      isForeign({ ...address, country_id: 'US' }, 'CA', 'US'),
    ]).toEqual([true, false, false, false, false]);
  });

  test('name and contact are retained from a foreign address, the location is not', () => {
    expect(personOf(address, 'US')).toEqual({
      firstname: 'Ann',
      lastname: 'Roy',
      company: 'Roy',
      telephone: '514-555-0101',
      country_id: 'US',
      email: 'ann@example.com',
    });
    expect('email' in personOf(withoutEmail(address), 'US')).toBe(false);
  });
});

describe('equality', () => {
  test('methods are equal if carrier and method code are', () => {
    expect([
      isSameMethod(parcel, { carrier_code: 'flatrate', method_code: 'flatrate' }),
      isSameMethod(parcel, freight),
      isSameMethod(parcel, { ...parcel, method_code: 'x' }),
      isSameMethod(parcel, { ...parcel, carrier_code: 'x' }),
      isSameMethod(undefined, undefined),
      isSameMethod(parcel, undefined),
      isSameMethod(undefined, parcel),
    ]).toEqual([true, false, false, false, false, false, false]);
  });

  test('amounts are equal if value and currency are', () => {
    expect([
      isSameMoney(cad(1), cad(1)),
      isSameMoney(cad(1), cad(2)),
      isSameMoney(cad(1), { value: 1, currency: 'USD' }),
      isSameMoney(undefined, undefined),
      isSameMoney(cad(1), undefined),
      isSameMoney(undefined, cad(1)),
    ]).toEqual([true, false, false, true, false, false]);
  });

  test('a method is offered only if it can be chosen', () => {
    expect([
      offeredMethod(parcel, [freight, { ...parcel, amount: cad(9) }])?.amount,
      offeredMethod(parcel, [{ ...parcel, isAvailable: false }]),
      offeredMethod(undefined, [parcel]),
    ]).toEqual([cad(9), undefined, undefined]);
  });
});

describe('the back end’s state', () => {
  const adopt = (
    status: Partial<CartStatus>,
    before: { chosen?: ShippingMethod; total?: Money; notice?: Notice } = {},
  ) => {
    const store = createCheckoutStore();
    const { cached, memory } = memoryWith();
    cached.set('shippingMethod', before.chosen);
    store.setState({
      shippingMethod: before.chosen,
      shippingTitle: 'old',
      notice: before.notice,
      totals: before.total && { subtotal: undefined, shipping: undefined, taxes: [], grandTotal: before.total },
    });
    applyCartStatus(store, memory, {
      isVirtual: false,
      lines: [],
      coupons: [],
      place: undefined,
      methods: [parcel, freight],
      chosen: undefined,
      paymentMethods: [{ code: 'tessera_test', title: 'Credit card' }],
      totals: { subtotal: cad(1), shipping: undefined, taxes: [], grandTotal: cad(69) },
      ...status,
    });
    return { state: store.getState(), cached };
  };

  test('is applied and stored', () => {
    const { state, cached } = adopt({ methods: [{ ...parcel, amount: cad(30) }] }, { chosen: parcel, total: cad(69) });
    expect(state).toMatchObject({
      availableShippingMethods: [{ amount: cad(30) }],
      shippingMethod: { amount: cad(30) },
      shippingTitle: 'Parcel',
      totals: { grandTotal: cad(69) },
      notice: undefined,
    });
    expect([cached.get('availableShippingMethods'), cached.get('shippingMethod')]).toEqual([
      [{ ...parcel, amount: cad(30) }],
      { ...parcel, amount: cad(30) },
    ]);
  });

  test('drops a method that is no longer offered, with a notice', () => {
    const { state, cached } = adopt({ methods: [freight] }, { chosen: parcel, total: cad(50) });
    expect(state).toMatchObject({
      availableShippingMethods: [freight],
      shippingMethod: undefined,
      shippingTitle: undefined,
      totals: undefined,
      notice: { kind: 'method_gone', title: 'To your door' },
    });
    expect([cached.has('shippingMethod'), cached.get('availableShippingMethods')]).toEqual([false, [freight]]);
  });

  test('gives no notice if nothing was chosen; an existing notice stays', () => {
    expect(adopt({}).state).toMatchObject({ shippingMethod: undefined, notice: undefined });
    expect(adopt({}, { notice: { kind: 'address_set_aside' } }).state.notice).toEqual({ kind: 'address_set_aside' });
    expect(adopt({}, { chosen: parcel, notice: { kind: 'address_set_aside' } }).state.notice).toEqual({
      kind: 'address_set_aside',
    });
  });

  test('reports a changed total with the previous one, until they are equal again', () => {
    expect(adopt({}, { chosen: parcel, total: cad(50) }).state.notice).toEqual({
      kind: 'total_changed',
      before: cad(50),
    });
    expect(
      adopt({}, { chosen: parcel, total: cad(60), notice: { kind: 'total_changed', before: cad(50) } }).state.notice,
    ).toEqual({ kind: 'total_changed', before: cad(50) });
    expect(
      adopt({}, { chosen: parcel, total: cad(60), notice: { kind: 'total_changed', before: cad(69) } }).state.notice,
    ).toBeUndefined();
    expect(adopt({}, { chosen: parcel, total: { value: 69, currency: 'USD' } }).state.notice).toEqual({
      kind: 'total_changed',
      before: { value: 69, currency: 'USD' },
    });
  });
});

test('[SI-10] clearing checkout leaves only the last order and the consent', () => {
  const { cached, memory } = memoryWith();
  const all: (keyof SavedCheckout)[] = [
    'availableShippingMethods',
    'billing_address',
    'paymentMethod',
    'shipping_address',
    'shippingMethod',
    'guest_shipping_data',
    'checkout_stores',
    'checkout_customer',
    'authorize_net_cc',
    'last_order',
    'agreements_timestamp',
  ];
  for (const key of all) cached.set(key, 'something');
  clearCheckout(memory);
  expect([...cached.keys()]).toEqual(['last_order', 'agreements_timestamp']);
});

test('a refusal has a kind', () => {
  expect([
    new MissingInformationError('email').message,
    new TotalChangedError(cad(1), cad(2)).message,
    new MethodGoneError().message,
    new UnknownOutcomeError(new Error('lost')).message,
    new UnknownOutcomeError('x').message,
  ]).toEqual([
    'Missing required information: email',
    'The total of the order changed',
    'The shipping method is not offered any more',
    'lost',
    'No answer to the order',
  ]);
  const changed = new TotalChangedError(cad(1), cad(2));
  expect([changed.before, changed.now, new MethodGoneError('why').cause, new UnknownOutcomeError('why').cause]).toEqual(
    [cad(1), cad(2), 'why', 'why'],
  );
});
