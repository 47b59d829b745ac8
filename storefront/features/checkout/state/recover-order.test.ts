import '#storefront/testing/device.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { openFakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { card } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';

const ENTERED = [
  'availableShippingMethods',
  'availablePaymentMethods',
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'shippingMethod',
  'guest_shipping_data',
  'authorize_net_cc',
  'sent_order',
];

let backEnd: FakeBackEnd;
let left: Tab;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  backEnd = openFakeBackEnd();
  left = openTab(backEnd);
  await left.goToReview();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = (): string[] => ENTERED.filter((key) => browserStorage.get(key) !== undefined);
/** Presses the button; the page is left before the response arrives. */
const leaveDuringOrder = async (): Promise<void> => {
  backEnd.before('payment-information', () => new Promise(() => undefined));
  void left.actions.submitOrder();
  await vi.waitUntil(() => backEnd.askedFor('payment-information').length === 1);
};
const comeAgain = async (): Promise<Tab> => {
  const tab = openTab(backEnd);
  tab.actions.begin();
  await vi.advanceTimersByTimeAsync(10);
  return tab;
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('[CK-07] [CK-08] [CK-09] [LK-12] an order that was placed while the page was reloaded becomes the receipt, and nothing entered is left', async () => {
  await leaveDuringOrder();
  backEnd.order('ann@example.com');
  const tab = await comeAgain();
  await vi.waitUntil(() => tab.ordered.length === 1);
  expect(tab.ordered[0]?.number).toBe('482915306');
  expect(tab.state()).toMatchObject({ receipt: { order: { number: '482915306' } }, isRecovering: false });
  expect([stored(), tab.did]).toEqual([[], ['remove cart', 'create cart']]);
  expect(browserStorage.get('last_order')).toMatchObject({ number: '482915306', cartId: 'cart-1' });
});

test('the first look is made before the steps are shown', async () => {
  await leaveDuringOrder();
  const tab = openTab(backEnd);
  tab.actions.begin();
  expect(tab.state().isRecovering).toBe(true);
  await vi.waitUntil(() => !tab.state().isRecovering);
});

test.each([1, 5, 20, 50])('an order that is placed %i seconds after the reload is received then', async (count) => {
  await leaveDuringOrder();
  const tab = await comeAgain();
  expect(tab.state()).toMatchObject({ isRecovering: false, notice: { kind: 'order_awaited' } });
  await seconds(count);
  expect(tab.ordered).toEqual([]);
  backEnd.order('ann@example.com');
  await seconds(30);
  await vi.waitUntil(() => tab.ordered.length === 1);
  expect(stored()).toEqual([]);
});

test('an order that was refused leaves the address and the method, not the card token, and is said not to be there', async () => {
  await leaveDuringOrder();
  const tab = await comeAgain();
  expect(tab.state()).toMatchObject({ shippingAddress: { city: 'Montréal' }, paymentData: undefined });
  expect(stored()).not.toContain('authorize_net_cc');
  expect(stored()).not.toContain('paymentMethod');
  await seconds(61);
  expect(tab.state().notice).toEqual({ kind: 'order_not_found' });
  expect(stored()).toContain('shipping_address');
  expect(stored()).not.toContain('sent_order');
  await tab.actions.submitPaymentMethod('tessera_test', card());
  expect(tab.state().notice).toBeUndefined();
});

test('a shopper who orders again before the first order is found gets that one, not a second', async () => {
  await leaveDuringOrder();
  const tab = await comeAgain();
  await tab.actions.submitShippingMethod(tab.state().availableShippingMethods[0]!);
  await tab.actions.submitPaymentMethod('tessera_test', card());
  backEnd.order('ann@example.com');
  await tab.actions.submitOrder();
  await seconds(90);
  expect(tab.ordered).toHaveLength(1);
  expect(backEnd.askedFor('payment-information')).toHaveLength(1);
});

test('a shopper who orders again after nothing became of the first order places one order', async () => {
  await leaveDuringOrder();
  const tab = await comeAgain();
  await tab.actions.submitShippingMethod(tab.state().availableShippingMethods[0]!);
  await tab.actions.submitPaymentMethod('tessera_test', card());
  await tab.actions.submitOrder();
  await seconds(90);
  expect(tab.ordered).toHaveLength(1);
  expect(stored()).toEqual([]);
});

test('Back and forward within the shop: the response and the look for the order count as one order', async () => {
  let letGo = (): void => undefined;
  backEnd.before('payment-information', () => new Promise<void>((resolve) => (letGo = resolve)));
  const submitting = left.actions.submitOrder();
  await vi.waitUntil(() => backEnd.askedFor('payment-information').length === 1);
  const tab = await comeAgain();
  letGo();
  await submitting;
  await seconds(90);
  expect([left.ordered.length + tab.ordered.length, left.did.filter((what) => what === 'remove cart')]).toEqual([
    1,
    ['remove cart'],
  ]);
});

test('the connection is away at first: the order is found later', async () => {
  await leaveDuringOrder();
  backEnd.order('ann@example.com');
  backEnd.lose('getPlacedOrder');
  backEnd.lose('checkCartIsOpen');
  const tab = await comeAgain();
  await vi.waitUntil(() => !tab.state().isRecovering);
  expect(tab.ordered).toEqual([]);
  await seconds(2);
  await vi.waitUntil(() => tab.ordered.length === 1);
});

test('a Magento, which returns no receipts, tells that the cart is closed', async () => {
  await leaveDuringOrder();
  backEnd.order('ann@example.com');
  backEnd.becomeMagento();
  const tab = await comeAgain();
  await vi.waitUntil(() => tab.ordered.length === 1);
  expect(tab.ordered[0]).toMatchObject({ id: '', email: 'ann@example.com' });
  expect(stored()).toEqual([]);
});

test('a refusal that arrives leaves nothing to look for', async () => {
  backEnd.refuse('payment-information', 'Transaction has been declined. Please try again later.');
  await expect(left.actions.submitOrder()).rejects.toThrow('declined');
  expect(stored()).not.toContain('sent_order');
  const tab = await comeAgain();
  expect(tab.state()).toMatchObject({ isRecovering: false, notice: undefined });
});
