import '#storefront/testing/device.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { FREIGHT, openFakeBackEnd, PARCEL, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { ann } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';

let backEnd: FakeBackEnd;
let tab: Tab;
beforeEach(async () => {
  localStorage.clear();
  backEnd = openFakeBackEnd();
  tab = openTab(backEnd);
  await tab.goToReview();
});
afterEach(() => vi.unstubAllGlobals());

const requestNames = (): string[] => backEnd.requested.map(({ what }) => what);
const total = (): number | undefined => tab.state().totals?.grandTotal?.value;

test('after another tab changed the cart, shows the new total and the previous one', async () => {
  backEnd.cart.itemTotal = 200;
  const synchronizing = tab.actions.synchronize();
  expect(tab.state().isSynchronizing).toBe(true);
  await synchronizing;
  expect(tab.state()).toMatchObject({
    isSynchronizing: false,
    totals: { grandTotal: { value: 231 } },
    notice: { kind: 'total_changed', before: { value: 126, currency: 'CAD' } },
  });
  expect(requestNames()).toEqual(['GetCart']);
});

test('drops a method that is no longer offered', async () => {
  backEnd.cart.ways = [FREIGHT];
  await tab.actions.synchronize();
  expect(tab.state()).toMatchObject({
    shippingMethod: undefined,
    notice: { kind: 'method_gone', title: 'To your door' },
  });
  expect(requestNames()).toEqual(['GetCart']);
});

test('drops a payment method that is no longer offered, with its card; keeps one that is still offered', async () => {
  backEnd.cart.payments = [
    { code: 'purchaseorder', title: 'Purchase order' },
    { code: 'tessera_test', title: 'Credit card' },
  ];
  await tab.actions.synchronize();
  expect(tab.state()).toMatchObject({ paymentCode: 'tessera_test', paymentData: { last4: '1111' } });
  backEnd.cart.payments = [{ code: 'purchaseorder', title: 'Purchase order' }];
  await tab.actions.synchronize();
  expect([tab.state().paymentCode, tab.state().paymentData]).toEqual([undefined, undefined]);
  expect([browserStorage.get('paymentMethod'), browserStorage.get('authorize_net_cc')]).toEqual([undefined, undefined]);
});

test('after another tab chose another method, sends this page’s method again with its billing address', async () => {
  await tab.actions.submitBillingAddress({ sameAsShippingAddress: false, ...ann, city: 'Laval' });
  backEnd.cart.chosen = 'freight/ltl';
  await tab.actions.synchronize();
  expect(requestNames()).toEqual(['GetCart', 'shipping-information', 'GetCart']);
  expect(backEnd.requested[1]?.given['addressInformation']).toMatchObject({
    shipping_method_code: 'flatrate',
    shipping_address: { city: 'Montréal' },
    billing_address: { city: 'Laval' },
  });
  expect(JSON.stringify(backEnd.requested[1]?.given)).not.toContain('@');
  expect([total(), tab.state().notice]).toEqual([126, undefined]);
});

test('sends the chosen method to a cart without one', async () => {
  backEnd.cart.chosen = undefined;
  await tab.actions.synchronize();
  expect([backEnd.cart.chosen, total()]).toEqual(['flatrate/flatrate', 126]);
});

test('sends no method if none was chosen', async () => {
  tab.store.setState({ shippingMethod: undefined });
  await tab.actions.synchronize();
  expect([requestNames(), tab.state().notice]).toEqual([['GetCart'], undefined]);
});

test('sends the address to a new cart, and a guest’s email address too', async () => {
  Object.assign(backEnd.cart, { id: 'cart-2', address: undefined, chosen: undefined, email: undefined });
  await tab.actions.synchronize();
  expect(requestNames()).toEqual([
    'GetCart',
    'setGuestEmail',
    'setShippingAddress',
    'GetCart',
    'shipping-information',
    'GetCart',
  ]);
  expect(backEnd.requestsOf('setShippingAddress')[0]?.given).toMatchObject({
    cartId: 'cart-2',
    city: 'Montréal',
    isSaved: false,
  });
  expect([backEnd.cart.email, total()]).toEqual(['ann@example.com', 126]);
});

test('sends no email address to a customer’s new cart', async () => {
  tab.platform.session.setToken('token');
  Object.assign(backEnd.cart, { address: undefined, chosen: undefined, email: undefined });
  await tab.actions.synchronize();
  expect([backEnd.cart.email, total()]).toEqual([undefined, 126]);
});

test('sends no email address if the address has none', async () => {
  const { email: _, ...nameless } = ann;
  tab.store.setState({ shippingAddress: nameless });
  Object.assign(backEnd.cart, { address: undefined, chosen: undefined, email: undefined });
  await tab.actions.synchronize();
  expect([backEnd.requestsOf('setGuestEmail'), total()]).toEqual([[], 126]);
});

test.each([
  ['a cart', () => (backEnd.cart.id = undefined)],
  ['an address', () => tab.store.setState({ shippingAddress: undefined })],
  ['rest, while a step is being sent', () => tab.store.setState({ isSubmitting: true })],
])('sends no request without %s', async (_, lack) => {
  lack();
  const synchronizing = tab.actions.synchronize();
  expect(tab.state().isSynchronizing).toBe(false);
  await synchronizing;
  expect(backEnd.requested).toEqual([]);
});

test('keeps the shown data if the requests fail', async () => {
  backEnd.lose('GetCart');
  await tab.actions.synchronize();
  expect(tab.state()).toMatchObject({
    isSynchronizing: false,
    shippingMethod: { method_code: 'flatrate' },
    notice: undefined,
  });
  expect(total()).toBe(126);
});

test('the later of two refreshes wins, in any order of responses', async () => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  backEnd.before('GetCart', () => released);
  const early = tab.actions.synchronize();
  await vi.waitUntil(() => backEnd.requested.length === 1);
  backEnd.cart.itemTotal = 200;
  const late = tab.actions.synchronize();
  await late;
  expect([total(), tab.state().isSynchronizing]).toEqual([231, false]);
  backEnd.cart.ways = [PARCEL];
  backEnd.cart.itemTotal = 300;
  letGo();
  await early;
  expect([total(), tab.state().availableShippingMethods.length]).toEqual([231, 3]);
});

test('a refresh outdated by a step stays outdated when the next one begins', async () => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  backEnd.before('shipping-information', () => released);
  backEnd.cart.chosen = undefined;
  const early = tab.actions.synchronize();
  await vi.waitUntil(() => backEnd.requestsOf('shipping-information').length === 1);
  await tab.actions.submitBillingAddress({ sameAsShippingAddress: true });
  backEnd.cart.chosen = 'flatrate/flatrate';
  backEnd.cart.itemTotal = 200;
  await tab.actions.synchronize();
  expect(total()).toBe(231);
  backEnd.cart.itemTotal = 300;
  letGo();
  await early;
  expect(total()).toBe(231);
});

test('the end of an earlier refresh does not end the pending state of a later one', async () => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const early = tab.actions.synchronize();
  backEnd.before('GetCart', () => released);
  await vi.waitUntil(() => backEnd.requested.length === 1);
  const late = tab.actions.synchronize();
  await early;
  expect(tab.state().isSynchronizing).toBe(true);
  letGo();
  await late;
  expect(tab.state().isSynchronizing).toBe(false);
});
