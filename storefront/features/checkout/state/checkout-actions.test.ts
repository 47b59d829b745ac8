import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCheckoutActions, type CheckoutDependencies } from './checkout-actions.ts';
import type { SavedCheckout } from './checkout-memory.ts';
import { createCheckoutStore } from './checkout-store.ts';
import type { Address } from '#storefront/platform/address/address.ts';
import type { CheckoutApi, Receipt, ShippingMethod } from './types.ts';

const address: Address = {
  firstname: 'Ann', lastname: 'Roy', company: '', street: ['1 Main St'], city: 'Montréal', region_code: 'QC', region_id: 76, region: 'Québec',
  postcode: 'H2Y 1C6', telephone: '514-555-0101', country_id: 'CA', email: 'ann@example.com',
};
const method: ShippingMethod = { carrier_code: 'flatrate', carrier_title: 'Parcel', method_code: 'flatrate', method_title: 'Standard', amount: { value: 19, currency: 'CAD' }, isAvailable: true, message: undefined };
const payment = { nonce: 'tok_visa_1111_1230_ok_0', brand: 'visa', last4: '1111', expiry: '12/30' };
const totals = { subtotal: undefined, shipping: undefined, taxes: [], grandTotal: { value: 119, currency: 'CAD' } };
const receipt: Receipt = { id: '7', number: '482913706', email: 'ann@example.com', isPickup: false, placedAt: undefined, shippingTitle: 'Parcel', paymentTitle: 'Card', shipping_address: address, items: [], totals };

let api: { [Name in keyof CheckoutApi]: ReturnType<typeof vi.fn<CheckoutApi[Name]>> };
let kept: Partial<SavedCheckout>;
let cartId: string | undefined;
let dependencies: CheckoutDependencies;

const build = () => {
  const store = createCheckoutStore();
  dependencies = {
    store,
    api,
    memory: {
      read: (key) => kept[key],
      write: (key, value) => void (kept[key] = value),
      remove: (key) => void delete kept[key],
    },
    cart: { id: () => cartId, remove: vi.fn(() => void (cartId = undefined)), create: vi.fn(async () => 'next') },
    wasAnswered: (error) => !(error instanceof TypeError),
    isSignedIn: () => false,
    closeDrawer: vi.fn(),
    newKey: vi.fn(() => `key-${Math.random()}`),
    now: () => new Date('2026-03-01T12:00:00Z'),
    ordered: vi.fn(),
  };
  return { store, ...createCheckoutActions(dependencies) };
};

const ready = async () => {
  const checkout = build();
  await checkout.submitShippingAddress(address);
  await checkout.submitShippingMethod(method);
  await checkout.submitBillingAddress({ sameAsShippingAddress: true });
  await checkout.submitPaymentMethod('tessera_test', payment);
  return checkout;
};

beforeEach(() => {
  kept = {};
  cartId = 'cart';
  api = {
    setGuestEmail: vi.fn(async () => undefined),
    setShippingAddress: vi.fn(async () => [method]),
    setShippingInformation: vi.fn(async () => undefined),
    getTotals: vi.fn(async () => totals),
    placeOrder: vi.fn(async () => '7'),
    getReceipt: vi.fn(async () => receipt as Receipt | undefined),
    isCartOpen: vi.fn(async () => true),
  };
});

test('[CK-01] [CK-02] begin resets, then restores what was saved', () => {
  kept = { shipping_address: address, shippingMethod: method, availableShippingMethods: [method], paymentMethod: { code: 'tessera_test', key: 'k' }, authorize_net_cc: payment };
  const checkout = build();
  checkout.store.setState({ errors: { order: new Error('old') } });
  checkout.begin();
  expect(checkout.store.getState()).toMatchObject({ errors: {}, shippingAddress: address, shippingMethod: method, shippingTitle: 'Parcel', paymentCode: 'tessera_test', paymentData: payment });
});

test('[CK-03] [CK-04] a step is pending between submit and accept', async () => {
  const checkout = build();
  const submitting = checkout.submitShippingAddress(address);
  expect(checkout.store.getState().isSubmitting).toBe(true);
  await submitting;
  expect(checkout.store.getState()).toMatchObject({ isSubmitting: false, shippingAddress: address, availableShippingMethods: [method] });
});

test('[CK-04] [CK-15] a failed step stores its error, is rethrown and is no longer pending', async () => {
  api.setShippingAddress.mockRejectedValue(new Error('no'));
  const checkout = build();
  await expect(checkout.submitShippingAddress(address)).rejects.toThrow('no');
  expect(checkout.store.getState()).toMatchObject({ isSubmitting: false, errors: { shippingAddress: expect.any(Error) as Error } });
  expect(kept.guest_shipping_data).toEqual(address);
});

test('[CK-13] any step without a cart fails', async () => {
  cartId = undefined;
  const checkout = build();
  const steps = [
    () => checkout.submitShippingAddress(address),
    () => checkout.submitShippingMethod(method),
    () => checkout.submitBillingAddress({ sameAsShippingAddress: true }),
    () => checkout.submitPaymentMethod('tessera_test', payment),
    () => checkout.submitOrder(),
  ];
  for (const submit of steps) await expect(submit()).rejects.toThrow('Missing required information: cartId');
  expect(checkout.store.getState().isSubmitting).toBe(false);
});

test('[CK-14] [RO-05] a guest address without an e-mail fails; with one it is set on the cart', async () => {
  const checkout = build();
  const { email: _, ...withoutEmail } = address;
  await expect(checkout.submitShippingAddress(withoutEmail)).rejects.toThrow('Missing required information: email');
  await checkout.submitShippingAddress(address);
  expect(api.setGuestEmail).toHaveBeenCalledWith('cart', 'ann@example.com');
});

test('[CK-05] [CK-06] steps and actions are those of the specification', () => {
  const checkout = build();
  const names = ['begin', 'edit', 'reset', 'submitShippingAddress', 'submitShippingMethod', 'submitBillingAddress', 'submitPaymentMethod', 'submitOrder', 'setOrder', 'resetReceipt'] as const;
  for (const name of names) expect(checkout[name]).toBeTypeOf('function');
  checkout.edit('shippingMethod');
  expect(checkout.store.getState().editing).toBe('shippingMethod');
});

test('[EN-33] only the guest’s e-mail field has the e-mail: addresses go without it', async () => {
  await ready();
  expect(api.setShippingAddress.mock.calls[0]?.[1]).not.toHaveProperty('email');
  expect(api.setShippingInformation.mock.calls[0]?.[1].shippingAddress).not.toHaveProperty('email');
});

describe('placing the order', () => {
  test('[CK-07] [CK-08] [CK-09] saved data is cleared, the cart replaced, the receipt recorded', async () => {
    const checkout = await ready();
    await checkout.submitOrder();
    expect(kept.shipping_address).toBeUndefined();
    expect(kept.paymentMethod).toBeUndefined();
    expect(dependencies.cart.remove).toHaveBeenCalled();
    expect(dependencies.cart.create).toHaveBeenCalled();
    expect(checkout.store.getState().receipt.order).toEqual(receipt);
  });

  test('[LK-12] the token of the card is cleared with the checkout data', async () => {
    const checkout = await ready();
    expect(kept.authorize_net_cc).toEqual(payment);
    await checkout.submitOrder();
    expect(kept.authorize_net_cc).toBeUndefined();
  });

  test('[CK-10] a failure creating the next cart is swallowed', async () => {
    const checkout = await ready();
    vi.mocked(dependencies.cart.create).mockRejectedValue(new Error('down'));
    await expect(checkout.submitOrder()).resolves.toBeUndefined();
  });

  test('[RE-08] the order carries a key that stays the same after a lost answer', async () => {
    api.placeOrder.mockRejectedValueOnce(new TypeError('lost'));
    api.getReceipt.mockResolvedValueOnce(undefined).mockResolvedValueOnce(undefined);
    const checkout = await ready();
    await expect(checkout.submitOrder()).rejects.toThrow('lost');
    await checkout.submitOrder();
    const keys = api.placeOrder.mock.calls.map(([, order]) => order.key);
    expect(keys[0]).toBe(keys[1]);
  });

  test('an answer that was lost is found by the cart: the order stands', async () => {
    api.placeOrder.mockRejectedValueOnce(new TypeError('lost'));
    const checkout = await ready();
    await checkout.submitOrder();
    expect(checkout.store.getState().receipt.order?.number).toBe('482913706');
  });

  test('[RE-11] after a lost answer the cart is asked before the order call goes out again; a closed cart was ordered', async () => {
    api.getReceipt.mockRejectedValue(new Error('Cannot query field "placedOrder"'));
    api.placeOrder.mockRejectedValueOnce(new TypeError('lost'));
    api.isCartOpen.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(false);
    const checkout = await ready();
    await expect(checkout.submitOrder()).rejects.toThrow('lost');
    await expect(checkout.submitOrder()).rejects.toThrow('offline');
    expect(api.placeOrder).toHaveBeenCalledTimes(1);
    await checkout.submitOrder();
    expect([api.placeOrder.mock.calls.length, checkout.store.getState().receipt.order?.email]).toEqual([1, 'ann@example.com']);
  });

  test('[RE-11] a cart that is still open is ordered again, with the same key', async () => {
    api.getReceipt.mockResolvedValue(undefined);
    api.placeOrder.mockRejectedValueOnce(new TypeError('lost'));
    const checkout = await ready();
    await expect(checkout.submitOrder()).rejects.toThrow('lost');
    await checkout.submitOrder();
    expect(api.placeOrder.mock.calls.map(([, order]) => order.key)).toEqual([expect.any(String), api.placeOrder.mock.calls[0]?.[1].key]);
  });

  test('a declined card is forgotten, everything else stays', async () => {
    api.placeOrder.mockRejectedValue(new Error('Transaction has been declined'));
    api.getReceipt.mockResolvedValue(undefined);
    const checkout = await ready();
    await expect(checkout.submitOrder()).rejects.toThrow('declined');
    expect(checkout.store.getState()).toMatchObject({ paymentData: undefined, shippingAddress: address, shippingMethod: method });
    expect(kept.shipping_address).toEqual(address);
    expect(kept.authorize_net_cc).toBeUndefined();
  });
});

test('[CK-11] [CK-12] reset clears the state and what was saved, and closes the drawer', async () => {
  const checkout = await ready();
  checkout.reset();
  expect(checkout.store.getState().shippingAddress).toBeUndefined();
  expect(kept.shipping_address).toBeUndefined();
  expect(dependencies.closeDrawer).toHaveBeenCalled();
});

test('[EN-30] [EN-31] the state has what the specification names', () => {
  expect(Object.keys(build().store.getState())).toEqual(
    expect.arrayContaining(['availableShippingMethods', 'shippingMethod', 'shippingTitle', 'billingAddress', 'shippingAddress', 'paymentCode', 'paymentData', 'receipt', 'isSubmitting', 'errors']),
  );
});

test('[LK-13] paying accepts the terms: when that was is kept, also after the order', async () => {
  const checkout = await ready();
  expect(kept.agreements_timestamp).toBeUndefined();
  await checkout.submitOrder();
  expect(kept.agreements_timestamp).toBe('2026-03-01T12:00:00.000Z');
  checkout.reset();
  expect(kept.agreements_timestamp).toBe('2026-03-01T12:00:00.000Z');
});

test('[CK-17] an address that is typed and not sent is kept, and goes with the order', async () => {
  build().keepAddress({ ...address, city: 'Lav' });
  expect(build().keptAddress()?.city).toBe('Lav');
  const later = await ready();
  expect(later.keptAddress()).toEqual(address);
  await later.submitOrder();
  expect(later.keptAddress()).toBeUndefined();
});
