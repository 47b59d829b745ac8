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
  await vi.waitUntil(() => backEnd.requestsOf('payment-information').length === 1);
};
const comeAgain = async (): Promise<Tab> => {
  const tab = openTab(backEnd);
  tab.actions.begin();
  await vi.advanceTimersByTimeAsync(10);
  return tab;
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('[CK-07] [CK-08] [CK-09] [LK-12] an order placed during a reload gets its receipt, and everything entered is cleared', async () => {
  await leaveDuringOrder();
  backEnd.order('ann@example.com');
  const tab = await comeAgain();
  await vi.waitUntil(() => tab.ordered.length === 1);
  expect(tab.ordered[0]?.number).toBe('482915306');
  expect(tab.state()).toMatchObject({ receipt: { order: { number: '482915306' } }, isRecovering: false });
  expect([stored(), tab.did]).toEqual([[], ['remove cart', 'create cart']]);
  expect(browserStorage.get('last_order')).toMatchObject({ number: '482915306', cartId: 'cart-1' });
});

test('looks up the order once before the steps are shown', async () => {
  await leaveDuringOrder();
  const tab = openTab(backEnd);
  tab.actions.begin();
  expect(tab.state().isRecovering).toBe(true);
  await vi.waitUntil(() => !tab.state().isRecovering);
});

test.each([1, 5, 20, 50])('finds an order that is placed %i seconds after the reload', async (count) => {
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

test('after a refused order the address and the method are restored without the card token, and a notice reports that no order was found', async () => {
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

test('a shopper who orders again before the first order is found gets that order, not a second one', async () => {
  await leaveDuringOrder();
  const tab = await comeAgain();
  await tab.actions.submitShippingMethod(tab.state().availableShippingMethods[0]!);
  await tab.actions.submitPaymentMethod('tessera_test', card());
  backEnd.order('ann@example.com');
  await tab.actions.submitOrder();
  await seconds(90);
  expect(tab.ordered).toHaveLength(1);
  expect(backEnd.requestsOf('payment-information')).toHaveLength(1);
});

test('a shopper who orders again after the first order failed places one order', async () => {
  await leaveDuringOrder();
  const tab = await comeAgain();
  await tab.actions.submitShippingMethod(tab.state().availableShippingMethods[0]!);
  await tab.actions.submitPaymentMethod('tessera_test', card());
  await tab.actions.submitOrder();
  await seconds(90);
  expect(tab.ordered).toHaveLength(1);
  expect(stored()).toEqual([]);
});

test('on Back and Forward within the shop, the response and the lookup count as one order', async () => {
  let letGo = (): void => undefined;
  backEnd.before('payment-information', () => new Promise<void>((resolve) => (letGo = resolve)));
  const submitting = left.actions.submitOrder();
  await vi.waitUntil(() => backEnd.requestsOf('payment-information').length === 1);
  const tab = await comeAgain();
  letGo();
  await submitting;
  await seconds(90);
  expect([left.ordered.length + tab.ordered.length, left.did.filter((what) => what === 'remove cart')]).toEqual([
    1,
    ['remove cart'],
  ]);
});

test('finds the order later if the connection is lost at first', async () => {
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

test('treats a closed cart as ordered on a Magento, which returns no receipts', async () => {
  await leaveDuringOrder();
  backEnd.order('ann@example.com');
  backEnd.becomeMagento();
  const tab = await comeAgain();
  await vi.waitUntil(() => tab.ordered.length === 1);
  expect(tab.ordered[0]).toMatchObject({ id: '', email: 'ann@example.com' });
  expect(stored()).toEqual([]);
});

test('does not look for an order after a received refusal', async () => {
  backEnd.refuse('payment-information', 'Transaction has been declined. Please try again later.');
  await expect(left.actions.submitOrder()).rejects.toThrow('declined');
  expect(stored()).not.toContain('sent_order');
  const tab = await comeAgain();
  expect(tab.state()).toMatchObject({ isRecovering: false, notice: undefined });
});
