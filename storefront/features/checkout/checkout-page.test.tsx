import '#storefront/testing/window.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { during, eventually } from '#storefront/testing/render.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { openFakeBackEnd, type FakeBackEnd } from './testing/fake-back-end.ts';
import { openPage, type Page } from './testing/page.tsx';
import { ann, COUNTRIES, CUSTOMER } from './testing/shopper.ts';
import { expectedStates, numberOf, shownStates } from './testing/steps.ts';
import { openTab, type Tab } from './testing/tab.ts';
import type { Step } from './types.ts';

let backEnd: FakeBackEnd;
let tab: Tab;
let page: Page;
const scrolled = vi.fn<(how: unknown) => void>();

beforeEach(async () => {
  localStorage.clear();
  delete document.documentElement.dataset['returning'];
  scrolled.mockClear();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: scrolled });
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
const open = async (given: Partial<CheckoutCart> = {}, onCancelled: () => void = () => undefined): Promise<void> => {
  page = await openPage(
    tab,
    <CheckoutPage cart={{ ...cart, loaded: backEnd.status(), ...given }} onCancelled={onCancelled} />,
  );
};
const steps = (): string => shownStates(page.container);
const textAt = (number: number): string =>
  (page.container.querySelectorAll('section[data-state]')[number - 1]?.textContent ?? '').replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
const step = (name: Step): string => textAt(numberOf(name));
const focused = (): string =>
  document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '');

describe('the steps', () => {
  test('a cart of virtual products skips shipping and its own billing step, and numbers the others from 1', async () => {
    backEnd.cart.isVirtual = true;
    await open();
    expect(page.texts('section[data-state] h2')).toEqual(['Billing address', 'Payment', 'Review and order']);
    expect([1, 2, 3].map((number) => textAt(number)[0])).toEqual(['1', '2', '3']);
    await during(() => tab.actions.submitShippingAddress(ann));
    expect(steps()).toBe(expectedStates('paymentMethod', 'paymentMethod', true));
  });

  test('the review shows the shipping method and its delivery day', async () => {
    await tab.goToReview();
    await open({ dayOf: ({ method_code: code }) => `Day of ${code}` });
    expect(step('order')).toContain('To your doorDay of flatrate');
  });

  test('open one after the other; a completed one shows its data, and the last one the amount to pay', async () => {
    await open();
    expect(page.texts('h1, h2')).toEqual([
      'Checkout',
      'Order summary',
      'Shipping address',
      'Shipping method',
      'Billing address',
      'Payment',
      'Review and order',
    ]);
    expect([steps(), focused()]).toEqual([expectedStates('shippingAddress'), '']);
    expect(step('shippingMethod')).toBe(`${numberOf('shippingMethod')}Shipping method`);
    await during(() => tab.actions.submitShippingAddress(ann));
    expect(steps()).toBe(expectedStates('shippingMethod'));
    expect(step('shippingAddress')).toBe('Shipping addressEditann@example.comAnn Roy1 Main StMontréal, QC H2Y 1C6');
    await page.press('Continue to billing');
    await eventually(() => steps() === expectedStates('billingAddress'));
    expect(step('shippingMethod')).toBe('Shipping methodEditTo your door');
    await page.press('Continue to payment');
    await eventually(() => steps() === expectedStates('paymentMethod'));
    expect(step('billingAddress')).toBe('Billing addressEditSame as the shipping address');
    await eventually(() => page.container.querySelector('[name="cardnumber"]'));
    await page.enter({ cardnumber: '4111111111111111', expiry: '12/30', code: '123' });
    await page.press('Review the order');
    await eventually(() => steps() === expectedStates('order'));
    expect(step('paymentMethod')).toBe('PaymentEditVisa ending in 1111, expires 12/30');
    expect(page.button('Place order and pay $126.00')).toBeDefined();
  });

  test('one that opens takes the focus and scrolls into view', async () => {
    await open();
    expect(scrolled).not.toHaveBeenCalled();
    const focus = vi.spyOn(window.HTMLElement.prototype, 'focus');
    await during(() => tab.actions.submitShippingAddress(ann));
    expect([focused(), scrolled.mock.calls]).toEqual(['Shipping method', [[{ block: 'start' }]]]);
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
    focus.mockRestore();
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
    await during(() => tab.store.setState({ isSynchronizing: true }));
    expect(scrolled).toHaveBeenCalledTimes(1);
    await page.press('Edit: Shipping address');
    expect(focused()).toBe('Shipping address');
    await during(() => tab.actions.submitShippingAddress(ann));
    expect([focused(), scrolled.mock.calls.length]).toEqual(['Shipping method', 3]);
  });

  test('each is a region named by its heading', async () => {
    await open();
    for (const section of page.container.querySelectorAll('section[data-state]'))
      expect(page.container.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`)?.tagName).toBe('H2');
  });

  test.each([
    ['Shipping address', 'shippingAddress'],
    ['Shipping method', 'shippingMethod'],
    ['Billing address', 'billingAddress'],
    ['Payment', 'paymentMethod'],
  ] as const)('[CK-06] going back to %s opens it, and later steps stay completed', async (title, name) => {
    await tab.goToReview();
    await open();
    expect(steps()).toBe(expectedStates('order'));
    await page.press(`Edit: ${title}`);
    expect(steps()).toBe(expectedStates(name, 'order'));
  });

  test('a step that must be filled in again opens before any later one, even after going back', async () => {
    await tab.goToReview();
    await open();
    await page.press('Edit: Payment');
    await during(() => tab.store.setState({ totals: undefined }));
    expect(steps()).toBe(expectedStates('shippingMethod', 'order'));
    await during(() => tab.store.setState({ editing: undefined }));
    expect([steps(), step('billingAddress'), step('paymentMethod')]).toEqual([
      expectedStates('shippingMethod'),
      `${numberOf('billingAddress')}Billing address`,
      `${numberOf('paymentMethod')}Payment`,
    ]);
    await during(() => tab.store.setState({ shippingMethod: undefined, totals: { taxes: [] } as never }));
    expect(steps()).toBe(expectedStates('shippingMethod'));
  });

  test('a step without entries shows nothing', async () => {
    await tab.goToReview();
    tab.store.setState({ editing: 'shippingAddress', billingAddress: undefined, paymentData: undefined });
    await open();
    expect(steps()).toBe(expectedStates('shippingAddress', 'billingAddress'));
    expect([step('billingAddress'), step('paymentMethod')]).toEqual([
      `${numberOf('billingAddress')}Billing address`,
      `${numberOf('paymentMethod')}Payment`,
    ]);
  });

  test('a different billing address is shown', async () => {
    await tab.goToReview();
    await tab.actions.submitBillingAddress({ sameAsShippingAddress: false, ...ann, city: 'Laval' });
    await open();
    expect(step('billingAddress')).toContain('Laval, QC H2Y 1C6');
    expect(step('billingAddress')).not.toContain('Same as');
  });

  test('a customer’s email address is the account’s', async () => {
    tab.platform.session.setToken('token');
    await tab.goToReview();
    await open();
    expect(await eventually(() => step('shippingAddress').includes('zoe@example.com'))).toBe(true);
  });

  test('what happened meanwhile is reported in the open step, and only there', async () => {
    await tab.goToReview();
    await open();
    await during(() =>
      tab.store.setState({ notice: { kind: 'total_changed', before: { value: 99, currency: 'CAD' } } }),
    );
    expect(step('order')).toContain('Your total has changed from $99.00 to $126.00');
    for (const [name, title] of [
      ['shippingAddress', 'Shipping address'],
      ['shippingMethod', 'Shipping method'],
      ['billingAddress', 'Billing address'],
      ['paymentMethod', 'Payment'],
    ] as const) {
      await page.press(`Edit: ${title}`);
      expect(step(name)).toContain('Your total has changed from $99.00 to $126.00');
      expect(page.text().split('has changed').length).toBe(2);
    }
  });
});

test('the summary shows the lines, and the cart’s subtotal until the rest is known', async () => {
  backEnd.cart.line = { name: 'Tile', options: ['12 × 24', 'Matte'], quantity: 2 };
  await open();
  const summary = () => page.texts('section[aria-label="Order summary"]')[0] ?? '';
  expect(summary()).toBe(
    'Order summary$100.00Tile12 × 24 · Matte · × 2$100.00Subtotal$100.00ShippingChosen in step 2TaxesWorked out from your address',
  );
  await during(() => tab.goToReview());
  expect(summary()).toBe(
    'Order summary$126.00Tile12 × 24 · Matte · × 2$100.00Subtotal$100.00Shipping$20.00GST$6.00Total$126.00',
  );
});

describe('instead of the steps', () => {
  const nothingElse = (): void => expect(steps()).toBe('');

  test('nothing is shown while the cart is being fetched, and while a placed order redirects to its receipt', async () => {
    document.documentElement.dataset['returning'] = '';
    await open({ isReady: false });
    expect(page.text()).toMatch(/HelpCheckout$/);
    await page.close();
    tab.store.setState({ receipt: { order: {} as never } });
    await open({ loaded: undefined });
    expect(page.text()).toMatch(/HelpCheckout$/);
  });

  test('a cart that could not be read is not called empty, and is refetched on demand', async () => {
    const retry = vi.fn<() => void>();
    await open({ failure: new Error('x'), loaded: undefined, retry });
    expect([page.textOf('status'), steps()]).toEqual([
      'We could not open your cartNothing in it is lost, and what you entered here is kept.Try again',
      '',
    ]);
    await page.press('Try again');
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('a failed refetch keeps the known lines', async () => {
    await open({ failure: new Error('x') });
    expect(steps()).toBe(expectedStates('shippingAddress'));
  });

  test('a browser without a stored cart shows the empty cart before its scripts run', async () => {
    await open({ isReady: false, loaded: undefined });
    expect(page.text()).toMatch(/There is nothing to check out.*Continue shopping$/);
  });

  test('an empty cart says so, with a link to the shop', async () => {
    await open({ loaded: undefined });
    expect(page.textOf('status')).toBe(
      'There is nothing to check outYour cart is empty. If you just ordered, your confirmation is in your email.Continue shopping',
    );
    expect(page.link('Continue shopping')?.getAttribute('href')).toBe('/');
    expect(page.container.querySelector('noscript')).not.toBeNull();
    nothingElse();
  });

  test('[CK-16] lines that cannot be ordered are named, with a link to the cart', async () => {
    await open({ blocked: [{ name: 'Tile' }, { name: 'Slab', note: 'Quote Q123456789 is over.' }] });
    expect(page.textOf('status')).toContain(
      'One thing before you check outSome things in your cart cannot be ordered as they are: out of stock, short, or without a price.',
    );
    expect([page.texts('li'), page.link('Back to cart')?.getAttribute('href')]).toEqual([
      ['Tile', 'SlabQuote Q123456789 is over.'],
      '/cart',
    ]);
    nothingElse();
  });

  test('a blocking message takes the focus and is scrolled to, except when the page opens with it', async () => {
    const blocked = [{ name: 'Tile' }];
    const scrolled: string[] = [];
    vi.spyOn(window.HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement) {
      scrolled.push(this.textContent ?? '');
    });
    await open({ blocked });
    expect([focused(), scrolled]).toEqual(['', []]);
    await page.close();
    await open();
    await page.redraw(
      <CheckoutPage cart={{ ...cart, loaded: backEnd.status(), blocked }} onCancelled={() => undefined} />,
    );
    expect([focused(), scrolled]).toEqual(['One thing before you check out', ['One thing before you check out']]);
  });

  test('a shop without guest orders asks guests to sign in and leaves the cart unchanged; customers see no prompt', async () => {
    backEnd = openFakeBackEnd({
      getCountries: COUNTRIES,
      ...CUSTOMER,
      getGuestCheckout: { storeConfig: { is_guest_checkout_enabled: false } },
    });
    tab = openTab(backEnd);
    await open();
    await eventually(() => page.textOf('status').includes('Sign in to order'));
    expect(page.textOf('status')).toContain('Your cart stays as it is.');
    expect(page.link('Sign in or create an account')?.getAttribute('href')).toBe('#sign-in');
    expect(steps()).toBe('');
    await page.close();
    tab.platform.session.setToken('token');
    await open();
    expect(steps()).toBe(expectedStates('shippingAddress'));
  });

  test('an ended sign-in is reported, even if the cart is empty; another customer’s sign-in is not accepted', async () => {
    tab.store.setState({ isCustomers: true });
    await open({ loaded: undefined, failure: new Error('x') });
    expect(page.textOf('status')).toBe(
      'Your session has endedSign in again to go on. Your cart is in your account, and what you entered here is kept for a few minutes.Sign inCheck out as a guest',
    );
    expect(page.link('Sign in')?.getAttribute('href')).toBe('#sign-in');
    nothingElse();
    await page.close();
    await open({ isReady: false, loaded: undefined });
    expect(page.textOf('status')).toContain('Your session has ended');
    await page.press('Check out as a guest');
    expect(page.textOf('status')).toContain('Your cart is empty');
    await page.close();
    tab.store.setState({ isCustomers: true });
    tab.platform.session.setToken('token');
    await open();
    expect(steps()).toBe(expectedStates('shippingAddress'));
  });
});

test('[CK-11] [CK-12] leaving erases the entered data, then navigates away', async () => {
  await tab.goToReview();
  const left: unknown[] = [];
  await open({}, () => void left.push(tab.state().shippingAddress));
  await page.press('Leave checkout and erase what I entered');
  expect(left).toEqual([undefined]);
  expect(tab.did).toEqual(['close drawer']);
});
