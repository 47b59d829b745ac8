import '#storefront/testing/device.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { FREIGHT, openFakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { ann, card } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';
import { emptyCheckout } from './checkout-store.ts';
import { MethodGoneError } from './refusals.ts';
import type { ShippingMethod, Step } from '../types.ts';

let backEnd: FakeBackEnd;
let tab: Tab;
beforeEach(async () => {
  localStorage.clear();
  backEnd = openFakeBackEnd();
  tab = openTab(backEnd);
});
afterEach(() => vi.unstubAllGlobals());

const stored = (key: string): unknown => browserStorage.get(key);
const { email: _, ...nameless } = ann;
const method = (index = 0): ShippingMethod => tab.state().availableShippingMethods[index] as ShippingMethod;
const STEPS: readonly [Step, () => Promise<void>][] = [
  ['shippingAddress', () => tab.actions.submitShippingAddress(ann)],
  ['shippingMethod', () => tab.actions.submitShippingMethod(method())],
  ['billingAddress', () => tab.actions.submitBillingAddress({ sameAsShippingAddress: true })],
  ['paymentMethod', () => tab.actions.submitPaymentMethod('tessera_test', card())],
  ['order', () => tab.actions.submitOrder()],
];

describe('every step', () => {
  test.each(STEPS)(
    '[CK-03] [CK-04] %s: is pending until accepted; then its error is cleared and the next step opens',
    async (name, submit) => {
      await tab.goToReview();
      tab.store.setState({
        editing: 'shippingAddress',
        errors: { [name]: new Error('x'), order: new Error('before') },
      });
      const pending = submit();
      expect(tab.state()).toMatchObject({ isSubmitting: true, editing: 'shippingAddress' });
      expect(tab.state().errors[name]).toBeUndefined();
      expect('order' in tab.state().errors).toBe(true);
      await pending;
      expect(tab.state()).toMatchObject({ isSubmitting: false, editing: undefined });
      expect(tab.state().errors).toEqual({});
    },
  );

  test.each(STEPS)(
    '[CK-13] [CK-15] %s: fails without a cart, stores its error without clearing others, and leaves the step open',
    async (name, submit) => {
      await tab.goToReview();
      backEnd.cart.id = undefined;
      const other = name === 'order' ? 'shippingMethod' : 'order';
      tab.store.setState({ editing: 'billingAddress', errors: { [other]: new Error('before') } });
      await expect(submit()).rejects.toThrow('Missing required information: cartId');
      expect(tab.state()).toMatchObject({ isSubmitting: false, editing: 'billingAddress' });
      expect(tab.state().errors).toEqual({
        [name]: new Error('Missing required information: cartId'),
        [other]: new Error('before'),
      });
      expect(backEnd.requested).toEqual([]);
    },
  );

  test.each([
    ['shippingAddress', true],
    ['shippingMethod', true],
    ['billingAddress', false],
    ['paymentMethod', false],
    ['order', true],
  ] as const)('%s: whether the step clears an earlier notice: %s', async (name, isSettled) => {
    await tab.goToReview();
    const notice = { kind: 'total_changed', before: { value: 1, currency: 'CAD' } } as const;
    tab.store.setState({ notice });
    await STEPS.find(([step]) => step === name)?.[1]();
    expect(tab.state().notice).toEqual(isSettled ? undefined : notice);
  });

  test('a refresh in progress becomes outdated once a step is sent', async () => {
    await tab.goToReview();
    backEnd.cart.itemTotal = 500;
    const synchronizing = tab.actions.synchronize();
    expect(tab.state().isSynchronizing).toBe(true);
    await tab.actions.submitBillingAddress({ sameAsShippingAddress: true });
    expect(tab.state().isSynchronizing).toBe(false);
    await synchronizing;
    expect(tab.state().totals?.subtotal?.value).toBe(100);
  });
});

describe('the address', () => {
  test('[CK-14] [RO-05] requires an email address of a guest; without one nothing is sent and the step opens again', async () => {
    await expect(tab.actions.submitShippingAddress(nameless)).rejects.toThrow('Missing required information: email');
    expect([backEnd.requested, tab.state().editing, stored('guest_shipping_data')]).toEqual([
      [],
      'shippingAddress',
      undefined,
    ]);
    await tab.actions.submitShippingAddress(ann);
    expect(backEnd.requested.map(({ what }) => what)).toEqual(['setGuestEmail', 'setShippingAddress', 'GetCart']);
    expect(backEnd.requested[0]?.given).toEqual({ cartId: 'cart-1', email: 'ann@example.com' });
  });

  test('is sent without empty lines; a guest’s is not saved to an address book', async () => {
    await tab.actions.submitShippingAddress({ ...ann, street: ['1 Main St', ''] }, true);
    expect(backEnd.requestsOf('setShippingAddress')[0]?.given).toEqual({
      cartId: 'cart-1',
      firstname: 'Ann',
      lastname: 'Roy',
      street: ['1 Main St'],
      city: 'Montréal',
      region_code: 'QC',
      postcode: 'H2Y 1C6',
      telephone: '514-555-0101',
      country_id: 'CA',
      isSaved: false,
    });
    await tab.actions.submitShippingAddress({ ...ann, company: 'Roy & Co' });
    expect(backEnd.requestsOf('setShippingAddress')[1]?.given['company']).toBe('Roy & Co');
  });

  test('[EN-33] of a customer is sent without an email address, and saved to the address book only on request', async () => {
    tab.platform.session.setToken('token');
    await tab.actions.submitShippingAddress(ann, true);
    await tab.actions.submitShippingAddress(ann);
    expect(backEnd.requestsOf('setGuestEmail')).toEqual([]);
    expect(backEnd.requestsOf('setShippingAddress').map(({ given }) => given['isSaved'])).toEqual([true, false]);
    expect([stored('shipping_address'), stored('guest_shipping_data'), tab.state().shippingAddress]).toEqual([
      nameless,
      nameless,
      nameless,
    ]);
    expect(tab.state().isCustomers).toBe(true);
  });

  test('[EN-33] keeps the address-book flag in every request that sets the shipping address, also after a reload; the billing address has none', async () => {
    const saved = () =>
      backEnd
        .requestsOf('shipping-information')
        .map(({ given }) => given['addressInformation'] as Record<string, Record<string, unknown>>)
        .map(({ shipping_address, billing_address }) => [
          shipping_address?.['save_in_address_book'],
          billing_address?.['save_in_address_book'],
        ]);
    tab.platform.session.setToken('token');
    await tab.actions.submitShippingAddress(ann, true);
    await tab.actions.submitShippingMethod(tab.state().availableShippingMethods[0]!);
    const later = openTab(backEnd);
    later.actions.begin();
    await later.actions.synchronize();
    await later.actions.submitPaymentMethod('tessera_test', card());
    await later.actions.submitOrder();
    expect(saved()).toEqual([
      [1, undefined],
      [1, undefined],
    ]);
    expect(backEnd.requestsOf('payment-information')[0]?.given['billingAddress']).not.toHaveProperty(
      'save_in_address_book',
    );
    expect(stored('address_saved')).toBeUndefined();
  });

  test('resets shipping: the methods are offered, none is chosen, the total is unknown', async () => {
    await tab.goToReview();
    await tab.actions.submitShippingAddress({ ...ann, city: 'Laval' });
    expect(tab.state()).toMatchObject({
      shippingAddress: { city: 'Laval' },
      shippingMethod: undefined,
      shippingTitle: undefined,
      totals: undefined,
      isCustomers: false,
      availableShippingMethods: [
        { carrier_code: 'flatrate', isAvailable: true },
        { carrier_code: 'freight' },
        { carrier_code: 'instore' },
      ],
    });
    expect([stored('shippingMethod'), stored('availableShippingMethods'), stored('shipping_address')]).toEqual([
      undefined,
      JSON.parse(JSON.stringify(tab.state().availableShippingMethods)),
      { ...ann, city: 'Laval' },
    ]);
  });

  test('[CK-15] that is refused stays as entered, and is not used for the order', async () => {
    backEnd.lose('setShippingAddress');
    await expect(tab.actions.submitShippingAddress(ann)).rejects.toThrow('Failed to fetch');
    expect([stored('guest_shipping_data'), stored('shipping_address'), tab.state().shippingAddress]).toEqual([
      ann,
      undefined,
      undefined,
    ]);
    expect([stored('checkout_stores'), tab.state().isSubmitting]).toEqual([{ typed: 'CA' }, false]);
  });
});

describe('the shipping method', () => {
  test('[RE-01] [RE-03] is sent with both addresses, without an email address, and returns all costs', async () => {
    await tab.actions.submitShippingAddress(ann);
    await tab.actions.submitBillingAddress({ sameAsShippingAddress: false, ...ann, city: 'Laval' });
    await tab.actions.submitShippingMethod(method(1));
    expect(backEnd.requestsOf('shipping-information')[0]).toMatchObject({
      path: '/rest/V1/guest-carts/cart-1/shipping-information',
      given: {
        addressInformation: {
          shipping_carrier_code: 'freight',
          shipping_method_code: 'ltl',
          shipping_address: { city: 'Montréal' },
          billing_address: { city: 'Laval' },
        },
      },
    });
    expect(JSON.stringify(backEnd.requestsOf('shipping-information'))).not.toContain('ann@example.com');
    expect(tab.state()).toMatchObject({
      shippingMethod: { method_title: 'On a pallet' },
      shippingTitle: 'Freight',
      totals: { shipping: { value: 100, currency: 'CAD' }, grandTotal: { value: 210 } },
    });
    expect(stored('shippingMethod')).toMatchObject({ method_code: 'ltl' });
  });

  test('requires an address first', async () => {
    await tab.actions.submitShippingAddress(ann);
    const chosen = method();
    tab.store.setState({ shippingAddress: undefined });
    await expect(tab.actions.submitShippingMethod(chosen)).rejects.toThrow('Missing required information: email');
    expect([tab.state().editing, Object.keys(tab.state().errors)]).toEqual([
      'shippingAddress',
      ['shippingMethod', 'shippingAddress'],
    ]);
  });

  test('that is no longer offered is refused', async () => {
    await tab.actions.submitShippingAddress(ann);
    backEnd.before('GetCart', () => (backEnd.cart.ways = [FREIGHT]));
    await expect(tab.actions.submitShippingMethod(method())).rejects.toBeInstanceOf(MethodGoneError);
    expect(tab.state()).toMatchObject({
      shippingMethod: undefined,
      availableShippingMethods: [{ carrier_code: 'freight' }],
    });
  });
});

test('stores the billing address and the card, and each card has its own key', async () => {
  await tab.actions.submitBillingAddress({ sameAsShippingAddress: false, ...ann });
  await tab.actions.submitPaymentMethod('tessera_test', card());
  const { key: first } = stored('paymentMethod') as { key: string };
  const data = card();
  await tab.actions.submitPaymentMethod('tessera_test', data);
  expect([stored('billing_address'), tab.state().billingAddress]).toEqual(
    Array(2).fill({ sameAsShippingAddress: false, ...ann }),
  );
  expect([stored('authorize_net_cc'), tab.state().paymentData, tab.state().paymentCode]).toEqual([
    data,
    data,
    'tessera_test',
  ]);
  expect(stored('paymentMethod')).toEqual({ code: 'tessera_test', key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect((stored('paymentMethod') as { key: string }).key).not.toBe(first);
});

describe('begin', () => {
  test('[CK-01] [CK-02] without stored data shows an empty checkout', () => {
    tab.store.setState({ isSubmitting: true, editing: 'order', receipt: { order: {} as never } });
    tab.actions.begin();
    expect(tab.state()).toEqual(emptyCheckout);
    expect(tab.state()).toMatchObject({
      availableShippingMethods: [],
      isSubmitting: false,
      isSynchronizing: false,
      isCustomers: false,
      receipt: { order: undefined },
      errors: {},
    });
    expect(stored('checkout_customer')).toBeUndefined();
  });

  test('[CK-01] [CK-02] [EN-30] restores everything entered, and refetches the total', async () => {
    await tab.goToReview();
    await tab.actions.submitBillingAddress({ sameAsShippingAddress: false, ...ann, city: 'Laval' });
    const before = JSON.parse(JSON.stringify(tab.state())) as object;
    tab.actions.begin();
    expect(tab.state()).toMatchObject({ ...before, totals: undefined, status: undefined });
    expect(tab.state()).toMatchObject({
      shippingAddress: ann,
      shippingTitle: 'Parcel',
      availableShippingMethods: [{}, {}, {}],
      billingAddress: { city: 'Laval' },
      paymentCode: 'tessera_test',
      paymentData: { last4: '1111' },
    });
  });

  test('recognises a customer’s checkout after the sign-in ended; a guest does not get the customer’s address', async () => {
    tab.platform.session.setToken('token');
    await tab.actions.submitShippingAddress(ann);
    await tab.actions.submitShippingMethod(method());
    tab.actions.begin();
    expect(tab.state()).toMatchObject({ isCustomers: true, shippingAddress: nameless, shippingTitle: 'Parcel' });
    tab.platform.session.clearToken();
    tab.actions.begin();
    expect(tab.state()).toMatchObject({
      isCustomers: true,
      shippingAddress: undefined,
      shippingMethod: undefined,
      shippingTitle: undefined,
      availableShippingMethods: [],
    });
    await tab.actions.submitShippingAddress(ann);
    tab.actions.begin();
    expect(tab.state()).toMatchObject({ isCustomers: false, shippingAddress: ann });
  });

  test('recognises a customer’s checkout if the sign-in ends right after the address was sent', async () => {
    tab.platform.session.setToken('token');
    tab.actions.begin();
    await tab.actions.submitShippingAddress(ann);
    tab.platform.session.clearToken();
    tab.actions.begin();
    expect(tab.state().isCustomers).toBe(true);
  });

  test('discards requests in progress', async () => {
    await tab.goToReview();
    const synchronizing = tab.actions.synchronize();
    tab.actions.begin();
    await synchronizing;
    expect(tab.state()).toMatchObject({ isSynchronizing: false, totals: undefined });
  });

  test('in another country’s store removes the address with a notice; name and contact stay in the form', async () => {
    await tab.goToReview();
    const american = openTab(backEnd, 'US_EN');
    american.actions.begin();
    expect(american.state()).toMatchObject({
      shippingAddress: undefined,
      shippingMethod: undefined,
      shippingTitle: undefined,
      availableShippingMethods: [],
      notice: { kind: 'address_set_aside' },
    });
    expect(american.actions.savedAddress()).toEqual({
      firstname: 'Ann',
      lastname: 'Roy',
      company: '',
      telephone: '514-555-0101',
      email: 'ann@example.com',
      country_id: 'US',
    });
    tab.actions.begin();
    expect([tab.state().shippingAddress, tab.state().notice, tab.actions.savedAddress()]).toEqual([
      ann,
      undefined,
      ann,
    ]);
    await american.actions.submitShippingAddress(ann);
    american.actions.begin();
    expect([american.state().shippingAddress, american.actions.savedAddress()]).toEqual([ann, ann]);
    expect(stored('checkout_stores')).toEqual({ typed: 'US', sent: 'US' });
  });
});

test('[CK-17] an unsent address is stored, a customer’s without the email address', () => {
  expect(tab.actions.savedAddress()).toBeUndefined();
  tab.actions.saveAddress(ann);
  expect([tab.actions.savedAddress(), stored('checkout_stores')]).toEqual([ann, { typed: 'CA' }]);
  browserStorage.remove('checkout_stores');
  expect(tab.actions.savedAddress()).toEqual(ann);
  tab.platform.session.setToken('token');
  tab.actions.saveAddress(ann);
  expect(tab.actions.savedAddress()).toEqual(nameless);
});

test.each(['cancel', 'reset'] as const)(
  '[CK-06] [CK-11] [CK-12] %s: everything entered is cleared and no drawer stays open',
  async (end) => {
    await tab.goToReview();
    tab.actions.edit('shippingMethod');
    expect(tab.state().editing).toBe('shippingMethod');
    backEnd.cart.itemTotal = 500;
    const synchronizing = tab.actions.synchronize();
    tab.actions[end]();
    expect(tab.state()).toEqual(emptyCheckout);
    await synchronizing;
    expect(tab.state()).toEqual(emptyCheckout);
    expect([browserStorage.keys(), tab.did]).toEqual([[], ['close drawer']]);
  },
);
