import '#storefront/testing/window.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { openFakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { ann, card } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';
import { PaymentStep } from './payment-step.tsx';

// The step itself imports them when it needs them.
beforeAll(() => Promise.all([import('./saved-card-choice.tsx'), import('../gateways/test/test-card-form.tsx')]));

const [ONE, TWO, PAST] = ['1'.repeat(64), '2'.repeat(64), '3'.repeat(64)];
const item = (hash: string, type: string, last4: string, expirationDate: string, method = 'tessera_test') => ({
  public_hash: hash,
  payment_method_code: method,
  type: 'card',
  details: JSON.stringify({ type, maskedCC: last4, expirationDate }),
});
const VISA = item(ONE, 'VI', '1111', '12/2030');
const AMEX = item(TWO, 'AE', '0005', '03/2029');
const OLD = item(PAST, 'MC', '4444', '05/2026');

let tab: Tab;
let page: Page;
let backEnd: ReturnType<typeof openFakeBackEnd>;

type Given = { saved?: object[]; past?: object[]; isSignedIn?: boolean; view?: StoreViewCode; code?: string };

const open = async ({
  saved = [VISA, AMEX],
  past,
  isSignedIn = true,
  view = 'CA_EN',
  code = 'tessera_test',
}: Given = {}) => {
  backEnd = openFakeBackEnd({
    getSavedCards: { customerPaymentTokens: { items: saved } },
    ...(past && { getExpiredCards: { expiredPaymentTokens: { items: past } } }),
  });
  backEnd.cart.payments = [{ code, title: 'Credit card' }];
  tab = openTab(backEnd, view);
  if (isSignedIn) tab.platform.session.setToken('token');
  tab.store.setState({ paymentMethods: [{ code, title: 'Credit card' }] });
  page = await openPage(tab, <PaymentStep />);
  await eventually(() => expect(page.container.querySelector('form')).not.toBeNull());
};

const cards = (): string[] =>
  [...page.container.querySelectorAll<HTMLInputElement>('[name="kept_card"]')].map(({ checked, disabled, value }) =>
    [
      page.container.querySelector(`input[value="${value}"]`)?.closest('div')?.textContent?.replaceAll('\u00a0', ' '),
      checked && 'chosen',
      disabled && 'off',
    ]
      .filter(Boolean)
      .join(' | '),
  );

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] });
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('lists saved cards with the default one first and selected; an expired one is marked and cannot be chosen', async () => {
  await open({ past: [OLD] });
  await eventually(() =>
    expect(cards()).toEqual([
      'Visa ending in 1111Expires 12/30 · default card | chosen',
      'American Express ending in 0005Expires 03/29',
      'Mastercard ending in 4444Expired 05/26: can no longer be used | off',
      'Another card',
    ]),
  );
  expect(page.container.querySelector('[name="cardnumber"]')).toBeNull();
});

test('uses the wording of Québec in French', async () => {
  await open({ view: 'CA_FR', saved: [VISA], past: [OLD] });
  await eventually(() =>
    expect(cards()).toEqual([
      'Visa se terminant par 1111Expiration : 12/30 | chosen',
      'Mastercard se terminant par 4444Expirée (05/26) : ne peut plus servir | off',
      'Une autre carte',
    ]),
  );
});

test('an expired card that a plain Magento still lists cannot be chosen', async () => {
  await open({ saved: [OLD, VISA] });
  expect(cards()[0]).toBe('Mastercard ending in 4444Expired 05/26: can no longer be used | off');
  expect(cards()[1]).toContain('chosen');
});

test('sends the chosen card by its hash, and keeps it selected when the step is opened again', async () => {
  await open();
  await page.choose(TWO);
  await page.send();
  await page.sent();
  expect(tab.state()).toMatchObject({
    paymentCode: 'tessera_test_vault',
    paymentData: { nonce: TWO, brand: 'amex', last4: '0005', expiry: '03/29' },
  });
  await page.close();
  page = await openPage(tab, <PaymentStep />);
  await eventually(() => expect(cards()[1]).toContain('chosen'));
});

test('does not offer a card of another gateway', async () => {
  await open({ saved: [item(ONE, 'VI', '1111', '12/2030', 'braintree')] });
  await eventually(() => expect(page.field('cardnumber')).not.toBeNull());
  expect(cards()).toEqual([]);
});

test.each([true, false])('saves a new card only if its box is checked: %s', async (isChecked) => {
  await open();
  await page.choose('new');
  await eventually(() => expect(page.field('cardnumber')).not.toBeNull());
  expect(page.field('keep_card').checked).toBe(false);
  await page.enter({ cardnumber: '4111111111111111', expiry: '12/30', code: '123' });
  if (isChecked) await during(() => page.field('keep_card').click());
  await page.send();
  await page.sent();
  expect(tab.state().paymentCode).toBe('tessera_test');
  expect(tab.state().paymentData).toHaveProperty('last4', '1111');
  expect(tab.state().paymentData).toEqual(
    isChecked ? expect.objectContaining({ isToSave: true }) : expect.not.objectContaining({ isToSave: true }),
  );
});

test('offers no saved cards to a guest, and requests none', async () => {
  await open({ isSignedIn: false });
  expect(page.container.querySelector('[name="keep_card"], [name="kept_card"]')).toBeNull();
  expect(backEnd.requestsOf('getSavedCards')).toEqual([]);
});

test('shows the form for a new card if saved cards cannot be loaded', async () => {
  await open({ saved: [null as never], past: [] });
  await eventually(() => expect(page.field('cardnumber')).not.toBeNull());
});

test.each([
  [
    'an entered card to be saved',
    { ...card(), isToSave: true },
    'tessera_test',
    { is_active_payment_token_enabler: true },
  ],
  [
    'a saved card',
    { nonce: ONE, brand: 'visa', last4: '1111', expiry: '12/30' },
    'tessera_test_vault',
    { public_hash: ONE },
  ],
])('the order request contains %s', async (_what, data, code, sent) => {
  await open();
  await tab.goToReview(ann, card());
  await tab.actions.submitPaymentMethod(code, data);
  await tab.actions.submitOrder();
  const [call] = backEnd.requestsOf('payment-information');
  expect(call?.given['paymentMethod']).toMatchObject({ method: code, additional_data: sent });
});

test('keeps a saved card selected only while its gateway is offered', async () => {
  await open();
  await tab.goToReview(ann, card());
  await tab.actions.submitPaymentMethod('tessera_test_vault', {
    nonce: ONE,
    brand: 'visa',
    last4: '1111',
    expiry: '12/30',
  });
  await tab.actions.synchronize();
  expect(tab.state().paymentCode).toBe('tessera_test_vault');
  backEnd.cart.payments = [{ code: 'checkmo', title: 'Cheque' }];
  await tab.actions.synchronize();
  expect(tab.state().paymentCode).toBeUndefined();
});
