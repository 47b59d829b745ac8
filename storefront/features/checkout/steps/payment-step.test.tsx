import '#storefront/testing/window.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { openFakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { openTab, type Tab } from '../testing/tab.ts';
import { PaymentStep } from './payment-step.tsx';

// The step loads it on demand.
beforeAll(() => import('./pay-later-form.tsx'));

let tab: Tab;
let page: Page;
beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] });
  tab = openTab(openFakeBackEnd());
  tab.store.setState({ paymentMethods: [{ code: 'tessera_test', title: 'Credit card' }] });
  page = await openPage(tab, <PaymentStep />);
  await eventually(() => page.container.querySelector('[name="cardnumber"]'));
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const VISA = { cardnumber: '4111111111111111', expiry: '12/30', code: '123' };
const type = async (name: string, keys: string): Promise<string> => {
  for (const key of keys) await page.enter({ [name]: page.field(name).value + key });
  return page.field(name).value;
};
const wrong = (): string[] =>
  [...page.container.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name') ?? '');

describe('the card number', () => {
  test.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
  ])('%s is formatted in the groups of the card', async (typed, shown) => {
    expect(await type('cardnumber', typed)).toBe(shown);
  });

  test('[VA-10] [VA-20] shows an error at the field if invalid', async () => {
    const alertText = (): string =>
      (page.field('cardnumber').getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    await page.enter({ ...VISA, cardnumber: '4111 x111' });
    await page.send();
    expect(alertText()).toContain('Please type only numbers.');
    await page.enter({ cardnumber: '9999 9999 9999 9999' });
    expect(alertText()).toContain('Please enter a valid credit card number.');
    expect(tab.state().paymentData).toBeUndefined();
  });

  test('keeps invalid characters, so that the shopper can see them', async () => {
    await page.enter({ cardnumber: '4111 x111' });
    expect(page.field('cardnumber').value).toBe('4111 x111');
    await page.enter({ cardnumber: 'x4111' });
    expect(page.field('cardnumber').value).toBe('x4111');
  });
});

describe('the expiry', () => {
  test.each([
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['1', '1'],
    ['12', '12'],
    ['12/', '12/'],
    ['3/30', '3/30'],
    ['123099', '12/30'],
    ['12/2030', '12/2030'],
    ['12x30', '12/30'],
    ['/', '/'],
  ])('%s, typed, becomes %s', async (typed, shown) => {
    expect(await type('expiry', typed)).toBe(shown);
  });

  test.each([
    ['12/2030', '12/30'],
    ['03 / 2030', '03/30'],
    ['3/30', '03/30'],
    ['122030', '12/30'],
  ])('%s, filled in by a browser or wallet, becomes %s', async (filled, saved) => {
    await page.enter({ ...VISA, expiry: filled });
    await page.send();
    await page.sent();
    expect(tab.state().paymentData).toMatchObject({ expiry: saved });
  });
});

test('[LK-11] sends a card only as a token', async () => {
  await page.enter(VISA);
  await page.send();
  await page.sent();
  expect(tab.state()).toMatchObject({
    paymentCode: 'tessera_test',
    paymentData: {
      brand: 'visa',
      last4: '1111',
      expiry: '12/30',
      nonce: expect.stringMatching(/^tok_visa_1111_1230_ok_/),
    },
  });
  expect(JSON.stringify(browserStorage.get('authorize_net_cc'))).not.toMatch(/4111\D?1111|"123"/);
});

test('sends nothing until all three fields are valid, and focuses the first invalid one', async () => {
  expect(page.values('cardnumber', 'expiry', 'code')).toEqual(['', '', '']);
  await page.send();
  expect([wrong(), page.textOf('alert')]).toEqual([
    ['cardnumber', 'expiry', 'code'],
    expect.stringContaining('3 fields need your attention'),
  ]);
  expect(document.activeElement?.getAttribute('name')).toBe('cardnumber');
  await page.enter({ ...VISA, cardnumber: '411111', expiry: '05/26', code: '12' });
  await page.send();
  expect(wrong()).toEqual(['cardnumber', 'expiry', 'code']);
  await page.enter({ ...VISA, expiry: '06/26' });
  expect(wrong()).toEqual([]);
  expect(tab.state().paymentData).toBeUndefined();
});

test.each([
  ['4111111111111111', '123', true],
  ['4111111111111111', '1234', false],
  ['4111111111111111', ' 123 ', true],
  ['4111111111111111', '12a', false],
  ['378282246310005', '123', false],
  ['378282246310005', '1234', true],
])('%s has the security code %s: %s', async (cardnumber, code, isRight) => {
  await page.enter({ ...VISA, cardnumber, code });
  await page.send();
  expect(wrong()).toEqual(isRight ? [] : ['code']);
});

test('shows the order’s refusal where the card can be corrected, but this step’s own error first', async () => {
  await during(() => tab.store.setState({ errors: { order: new Error('declined') } }));
  expect(page.textOf('alert')).toBe('The card was declined. Nothing was charged; try another card.');
  await during(() =>
    tab.store.setState({ errors: { order: new Error('declined'), paymentMethod: new Error('out of stock') } }),
  );
  expect(page.textOf('alert')).toContain('out of stock');
});

test('shows that the form is a test, that the number stays in the browser, and that it is being sent', async () => {
  expect(page.text()).toContain('Test mode: no card is charged.');
  expect(page.text()).toContain('Your card number stays in this browser');
  await during(() => tab.store.setState({ isSubmitting: true }));
  expect(page.button('Review the order')?.getAttribute('aria-busy')).toBe('true');
});

test('has autofill names for browsers and the right keyboards for phones', () => {
  const attributes = ['autocomplete', 'inputmode', 'maxlength'] as const;
  expect(
    ['cardnumber', 'expiry', 'code'].map((name) => attributes.map((key) => page.field(name).getAttribute(key))),
  ).toEqual([
    ['cc-number', 'numeric', '23'],
    ['cc-exp', 'numeric', '7'],
    ['cc-csc', 'numeric', '4'],
  ]);
});

describe('the payment methods of the back end', () => {
  const CARD = { code: 'tessera_test', title: 'Credit card' };
  const ORDER = { code: 'purchaseorder', title: 'Purchase order' };
  const CHEQUE = { code: 'checkmo', title: 'Cheque' };
  const offer = (...paymentMethods: { code: string; title: string }[]) =>
    during(() => tab.store.setState({ paymentMethods }));
  const radios = () =>
    [...page.container.querySelectorAll<HTMLInputElement>('[name="payment_method"]')].map(
      ({ value, checked, disabled }) => `${value}${checked ? ' chosen' : ''}${disabled ? ' not here' : ''}`,
    );
  const pick = (code: string) =>
    during(() => page.container.querySelector<HTMLInputElement>(`[value="${code}"]`)?.click());

  test('are listed with the first one selected; a purchase order requires its number and saves it', async () => {
    await offer(CARD, ORDER, CHEQUE);
    expect(radios()).toEqual(['tessera_test chosen', 'purchaseorder', 'checkmo']);
    await pick('purchaseorder');
    expect([page.field('cardnumber'), page.field('po_number')?.required]).toEqual([null, true]);
    await page.send();
    expect(wrong()).toEqual(['po_number']);
    await page.enter({ po_number: ' PO-7 ' });
    await page.send();
    await page.sent();
    expect(tab.state()).toMatchObject({
      paymentCode: 'purchaseorder',
      paymentData: { title: 'Purchase order', purchaseOrder: 'PO-7' },
    });
  });

  test('do not include the test card unless the back end offers it; unsupported methods are explained', async () => {
    await offer({ code: 'paypal_express', title: 'PayPal' }, CHEQUE);
    expect(radios()).toEqual(['paypal_express not here', 'checkmo chosen']);
    expect(page.field('cardnumber')).toBeNull();
    expect(page.text()).toContain('It cannot be used on this page. Call us to order this way.');
    await offer({ code: 'paypal_express', title: 'PayPal' });
    expect(page.text()).toBe('PayPal It cannot be used on this page. Call us to order this way.');
    await offer();
    expect(page.text()).toContain('There is no way to pay for this order online.');
  });

  test('show no list if there is only one', async () => {
    await offer({ code: 'free', title: 'Nothing to pay' });
    expect([radios(), page.texts('button')]).toEqual([[], ['Review the order']]);
    await page.send();
    await page.sent();
    expect(tab.state().paymentData).toEqual({ title: 'Nothing to pay', purchaseOrder: undefined });
  });

  test('show their payment instructions once loaded', async () => {
    await page.close();
    tab = openTab(
      openFakeBackEnd({
        getPaymentInstructions: { paymentInstructions: [{ code: 'checkmo', instructions: 'Send it to us.' }] },
      }),
    );
    tab.store.setState({ paymentMethods: [CHEQUE, ORDER] });
    page = await openPage(tab, <PaymentStep />);
    await vi.waitFor(() => expect(page.text()).toContain('Send it to us.'));
    await pick('purchaseorder');
    expect(page.text()).not.toContain('Send it to us.');
  });
});
