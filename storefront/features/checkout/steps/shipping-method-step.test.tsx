import '#storefront/testing/window.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { FREIGHT, openFakeBackEnd, PARCEL, PICKUP, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { ann } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';
import { ShippingMethodStep } from './shipping-method-step.tsx';

let backEnd: FakeBackEnd;
let tab: Tab;
let page: Page;
beforeEach(async () => {
  localStorage.clear();
  backEnd = openFakeBackEnd();
  tab = openTab(backEnd);
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

const open = async (ways = [PARCEL, FREIGHT, PICKUP]): Promise<void> => {
  backEnd.cart.ways = ways;
  await tab.actions.submitShippingAddress(ann);
  page = await openPage(tab, <ShippingMethodStep />);
};
const checked = (): string[] =>
  [...page.container.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

test('lists deliveries before pickups, each with its price, and preselects the first delivery', async () => {
  await open([PICKUP, PARCEL, { ...FREIGHT, price: 0 }]);
  expect(page.texts('fieldset')).toEqual([
    'DeliveryTo your door$20.00On a palletFree',
    'Pickup at a showroomLavalFree',
  ]);
  expect(checked()).toEqual(['flatrate/flatrate']);
});

test('uses French wording for free shipping that fits deliveries and pickups', async () => {
  tab = openTab(backEnd, 'CA_FR');
  await open([PICKUP, { ...FREIGHT, price: 0 }]);
  expect(page.texts('fieldset label').map((text) => text.endsWith('Sans frais'))).toEqual([true, true]);
});

test('hides an empty group', async () => {
  await open([PARCEL]);
  expect(page.texts('legend')).toEqual(['Delivery']);
  await page.close();
  await open([PICKUP]);
  expect(page.texts('legend')).toEqual(['Pickup at a showroom']);
});

test('does not show an unknown price as free', async () => {
  await open([{ ...PARCEL, price: Number.NaN }, FREIGHT]);
  expect(page.texts('fieldset')).toEqual(['DeliveryTo your doorOn a pallet$100.00']);
});

test('shows why a method is unavailable, with the shop’s message if any, and does not preselect it', async () => {
  await open([{ ...PARCEL, available: false, message: 'Too heavy' }, FREIGHT, { ...PICKUP, available: false }]);
  expect(page.texts('fieldset')).toEqual([
    'DeliveryTo your door$20.00Too heavyOn a pallet$100.00',
    'Pickup at a showroomLavalFreeNot available for this order',
  ]);
  expect([page.radio('flatrate/flatrate').disabled, page.radio('freight/ltl').disabled]).toEqual([true, false]);
  expect(checked()).toEqual(['freight/ltl']);
});

test('sends the selected method, and keeps it selected when the shopper returns', async () => {
  await open();
  await page.choose('freight/ltl');
  expect(checked()).toEqual(['freight/ltl']);
  await page.send();
  await page.sent();
  expect(tab.state().shippingMethod?.method_code).toBe('ltl');
  await page.close();
  page = await openPage(tab, <ShippingMethodStep />);
  expect(checked()).toEqual(['freight/ltl']);
});

test('selects an available method in place of one that is no longer offered', async () => {
  await open();
  await page.choose('freight/ltl');
  backEnd.cart.ways = [PARCEL, { ...FREIGHT, available: false }];
  await during(() => tab.actions.synchronize());
  expect(checked()).toEqual(['flatrate/flatrate']);
});

test('preselects nothing if only pickup is available, and asks the shopper to choose', async () => {
  await open([PICKUP, { ...PICKUP, code: 'quebec', title: 'Québec' }]);
  expect([checked(), page.textOf('alert'), page.countOf('alert')]).toEqual([[], '', 0]);
  await page.send();
  expect([page.textOf('alert'), backEnd.requestsOf('shipping-information')]).toEqual([
    'Choose how you want to receive the order.',
    [],
  ]);
  expect(page.countOf('alert')).toBe(1);
  await page.choose('instore/quebec');
  expect([page.textOf('alert'), page.countOf('alert')]).toEqual(['', 0]);
  await page.send();
  await page.sent();
  expect(tab.state().shippingMethod?.method_title).toBe('Québec');
});

test('asks the questions about the place for the chosen freight only', async () => {
  await open();
  await page.redraw(<ShippingMethodStep siteAccess={<em>Lift gate?</em>} />);
  const asked: number[] = [];
  for (const way of ['flatrate/flatrate', 'freight/ltl', 'instore/laval']) {
    await page.choose(way);
    asked.push(page.texts('em').length);
  }
  expect(asked).toEqual([0, 1, 0]);
});

test('shows a message if no method ships to the address', async () => {
  await open([]);
  expect(page.text()).toBe('Nothing ships to this address. Check the province and postal code, or call us.');
});

test('shows a refusal, and the button shows that sending is in progress', async () => {
  await open();
  backEnd.refuse('shipping-information', 'Carrier with such method not found: a, b');
  await page.send();
  await page.sent();
  expect(page.textOf('alert')).toContain('no longer offered');
  backEnd.cart.ways = [PICKUP];
  await during(() => tab.actions.synchronize());
  expect(page.textOf('alert')).not.toContain('Choose how you want');
  await during(() => tab.store.setState({ isSubmitting: true }));
  expect(page.button('Continue to billing')?.getAttribute('aria-busy')).toBe('true');
});
