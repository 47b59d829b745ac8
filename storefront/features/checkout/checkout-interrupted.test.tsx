import '#storefront/testing/window.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { during, eventually } from '#storefront/testing/render.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { TEST_GATEWAY } from '#contract/gateways/test-gateway.ts';
import { openFakeBackEnd, type FakeBackEnd } from './testing/fake-back-end.ts';
import { openPage, type Page } from './testing/page.tsx';
import { ann, card, COUNTRIES, CUSTOMER } from './testing/shopper.ts';
import { expectedStates, shownStates } from './testing/steps.ts';
import { openTab, type Tab } from './testing/tab.ts';

/** Completed actions when a step opens. */
const STEPS = ['shippingAddress', 'shippingMethod', 'billingAddress', 'paymentMethod', 'order'] as const;
type Step = (typeof STEPS)[number];

let backEnd: FakeBackEnd;
let tab: Tab;
let page: Page;

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => undefined });
  backEnd = openFakeBackEnd({ getCountries: COUNTRIES, ...CUSTOMER });
  tab = openTab(backEnd);
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

const cart: Omit<CheckoutCart, 'loaded'> = {
  isReady: true,
  failure: undefined,
  retry: () => undefined,
  blocked: [],
};
const open = async (): Promise<void> => {
  page = await openPage(
    tab,
    <CheckoutPage cart={{ ...cart, loaded: backEnd.status() }} onCancelled={() => undefined} />,
  );
};
/** Fills the steps before one, as the shopper did. */
const fillUntil = async (step: Step, address = ann): Promise<void> => {
  const { actions } = tab;
  const work: Record<Step, () => Promise<unknown>> = {
    shippingAddress: () => actions.submitShippingAddress(address),
    shippingMethod: () => actions.submitShippingMethod(tab.state().availableShippingMethods[0]!),
    billingAddress: () => actions.submitBillingAddress({ sameAsShippingAddress: true }),
    paymentMethod: () => actions.submitPaymentMethod(TEST_GATEWAY.code, card()),
    order: async () => undefined,
  };
  actions.begin();
  for (const each of STEPS.slice(0, STEPS.indexOf(step))) await work[each]();
};
/** The checkout as another document of this browser has it, after a reload, or on the way back from another page. */
const comeAgain = async (): Promise<void> => {
  await page.close();
  tab = openTab(backEnd);
  tab.actions.begin();
  await tab.actions.synchronize();
  await open();
};
const states = (): string => shownStates(page.container);
const orderButton = (): string | undefined => page.texts('button').find((words) => words.startsWith('Place order'));

describe.each(STEPS)('while %s is open', (step) => {
  test('after a reload, or Back and Forward, the same step is open and earlier steps are unchanged', async () => {
    await fillUntil(step);
    await open();
    expect(states()).toBe(expectedStates(step));
    const before = page.texts('section[data-state="done"]');
    await comeAgain();
    expect([states(), page.texts('section[data-state="done"]')]).toEqual([expectedStates(step), before]);
    if (step !== 'order') return;
    await eventually(() => orderButton() === 'Place order and pay $126.00');
    await during(() => tab.actions.submitOrder());
    expect(tab.ordered).toHaveLength(1);
  });

  test('after a change of the cart in another tab the step stays open, and the shown total is ordered', async () => {
    await fillUntil(step);
    await open();
    backEnd.cart.itemTotal = 300;
    await during(() => tab.actions.synchronize());
    expect(states()).toBe(expectedStates(step));
    if (tab.state().totals) expect(tab.state().totals?.subtotal?.value).toBe(300);
    if (step !== 'order') return;
    await eventually(() => orderButton() === 'Place order and pay $336.00');
    expect(page.textOf('status')).toContain('Your total has changed from $126.00 to $336.00');
  });

  test('an order of the same cart in another tab leaves nothing to order here', async () => {
    await fillUntil(step);
    await open();
    backEnd.order('ann@example.com');
    if (step === 'order') {
      // Orders before the page receives the change.
      await during(() => tab.actions.submitOrder());
      expect(tab.ordered.map(({ number }) => number)).toEqual(['482915306']);
      expect(backEnd.requestsOf('payment-information')).toHaveLength(1);
    }
    await page.redraw(<CheckoutPage cart={{ ...cart, loaded: undefined }} onCancelled={() => undefined} />);
    expect(states()).toBe('');
    expect(orderButton()).toBeUndefined();
  });

  test('an ended sign-in is reported instead of the steps; after signing in again the same step is open', async () => {
    tab.platform.session.setToken('token');
    const { email: _email, ...address } = ann;
    await fillUntil(step, address);
    // The first values were entered by a guest.
    if (step === 'shippingAddress') await during(() => tab.store.setState({ isCustomers: true }));
    await open();
    const before = page.texts('section[data-state="done"]');
    await during(() => tab.platform.session.clearToken());
    expect([states(), page.textOf('status')]).toEqual(['', expect.stringContaining('Your session has ended')]);
    await during(() => tab.platform.session.setToken('another'));
    expect([states(), page.texts('section[data-state="done"]')]).toEqual([expectedStates(step), before]);
  });
});
