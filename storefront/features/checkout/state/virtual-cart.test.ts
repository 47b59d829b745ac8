import '#storefront/testing/window.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { ann, card } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';

let backEnd: FakeBackEnd;
let tab: Tab;
beforeEach(() => {
  localStorage.clear();
  backEnd = openFakeBackEnd();
  backEnd.cart.isVirtual = true;
  tab = openTab(backEnd);
});
afterEach(() => vi.unstubAllGlobals());

const requested = () => backEnd.requested.map(({ what }) => what);

test('sends only the billing address of a virtual cart, and orders it without a shipping method', async () => {
  await tab.actions.submitShippingAddress(ann);
  expect(requested()).toEqual(['setGuestEmail', 'setBillingAddress', 'GetCart']);
  expect(tab.store.getState()).toMatchObject({
    billingAddress: { sameAsShippingAddress: true },
    shippingMethod: undefined,
    totals: { grandTotal: { value: 105 } },
    paymentMethods: [{ code: 'tessera_test' }],
  });
  await tab.actions.submitPaymentMethod('tessera_test', card());
  backEnd.requested.length = 0;
  await tab.actions.submitOrder();
  expect(requested()).toEqual(['setBillingAddress', 'GetCart', 'payment-information', 'getPlacedOrder']);
  expect(tab.ordered).toMatchObject([{ number: '482915306', isVirtual: true }]);
});

test('sends attributes of the merchant with the billing address', async () => {
  const custom = [{ attribute_code: 'gate_code', value: '12' }];
  await tab.actions.submitShippingAddress(ann);
  await tab.actions.submitShippingAddress({ ...ann, custom });
  expect(backEnd.requestsOf('setBillingAddress').map(({ given }) => given['custom'])).toEqual([undefined, custom]);
});

test('reports a changed total before ordering, as for shipped products', async () => {
  await tab.actions.submitShippingAddress(ann);
  await tab.actions.submitPaymentMethod('tessera_test', card());
  backEnd.cart.itemTotal = 200;
  await expect(tab.actions.submitOrder()).rejects.toThrow('The total of the order changed');
  expect(tab.store.getState().totals?.grandTotal?.value).toBe(210);
});

test('keeps the address after a reload and sends it to a new cart', async () => {
  await tab.actions.submitShippingAddress(ann);
  const later = openTab(backEnd);
  later.actions.begin();
  backEnd.cart.address = undefined;
  backEnd.requested.length = 0;
  await later.actions.synchronize();
  expect(requested()).toEqual(['GetCart', 'setGuestEmail', 'setBillingAddress', 'GetCart']);
  expect(later.store.getState().totals?.grandTotal?.value).toBe(105);
});

test('[EN-33] saves the address of a virtual cart to the address book as billing address', async () => {
  tab.platform.session.setToken('token');
  await tab.actions.submitShippingAddress(ann, true);
  await tab.actions.submitPaymentMethod('tessera_test', card());
  await tab.actions.submitOrder();
  expect(backEnd.requestsOf('setBillingAddress').map(({ given }) => given['isSaved'])).toEqual([true, true]);
  expect(backEnd.requestsOf('payment-information')[0]?.given['billingAddress']).toMatchObject({
    save_in_address_book: 1,
  });
});
