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

test('deliveries come before pickups, each with its price, and the first delivery is preselected', async () => {
  await open([PICKUP, PARCEL, { ...FREIGHT, price: 0 }]);
  expect(page.texts('fieldset')).toEqual([
    'DeliveryTo your door$20.00On a palletFree',
    'Pickup at a showroomLavalFree',
  ]);
  expect(checked()).toEqual(['flatrate/flatrate']);
});

test('in French what costs nothing is said in words that fit deliveries and pickups', async () => {
  tab = openTab(backEnd, 'CA_FR');
  await open([PICKUP, { ...FREIGHT, price: 0 }]);
  expect(page.texts('fieldset label').map((text) => text.endsWith('Sans frais'))).toEqual([true, true]);
});

test('an empty group is not shown', async () => {
  await open([PARCEL]);
  expect(page.texts('legend')).toEqual(['Delivery']);
  await page.close();
  await open([PICKUP]);
  expect(page.texts('legend')).toEqual(['Pickup at a showroom']);
});

test('an unknown price is not called free', async () => {
  await open([{ ...PARCEL, price: Number.NaN }, FREIGHT]);
  expect(page.texts('fieldset')).toEqual(['DeliveryTo your doorOn a pallet$100.00']);
});

test('one that cannot be chosen says so, in the shop’s words where there are any, and is not preselected', async () => {
  await open([{ ...PARCEL, available: false, message: 'Too heavy' }, FREIGHT, { ...PICKUP, available: false }]);
  expect(page.texts('fieldset')).toEqual([
    'DeliveryTo your door$20.00Too heavyOn a pallet$100.00',
    'Pickup at a showroomLavalFreeNot available for this order',
  ]);
  expect([page.radio('flatrate/flatrate').disabled, page.radio('freight/ltl').disabled]).toEqual([true, false]);
  expect(checked()).toEqual(['freight/ltl']);
});

test('the selected one is sent, and stays selected when the shopper returns', async () => {
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

test('a selected one that is no longer offered gives way to an available one', async () => {
  await open();
  await page.choose('freight/ltl');
  backEnd.cart.ways = [PARCEL, { ...FREIGHT, available: false }];
  await during(() => tab.actions.synchronize());
  expect(checked()).toEqual(['flatrate/flatrate']);
});

test('where only pickup is left nothing is preselected, and the shopper is asked to choose', async () => {
  await open([PICKUP, { ...PICKUP, code: 'quebec', title: 'Québec' }]);
  expect([checked(), page.said('alert'), page.drawn('alert')]).toEqual([[], '', 0]);
  await page.send();
  expect([page.said('alert'), backEnd.askedFor('shipping-information')]).toEqual([
    'Choose how you want to receive the order.',
    [],
  ]);
  expect(page.drawn('alert')).toBe(1);
  await page.choose('instore/quebec');
  expect([page.said('alert'), page.drawn('alert')]).toEqual(['', 0]);
  await page.send();
  await page.sent();
  expect(tab.state().shippingMethod?.method_title).toBe('Québec');
});

test('an address that nothing ships to says so', async () => {
  await open([]);
  expect(page.text()).toBe('Nothing ships to this address. Check the province and postal code, or call us.');
});

test('a refusal is shown, and the button shows that sending is in progress', async () => {
  await open();
  backEnd.refuse('shipping-information', 'Carrier with such method not found: a, b');
  await page.send();
  await page.sent();
  expect(page.said('alert')).toContain('no longer offered');
  backEnd.cart.ways = [PICKUP];
  await during(() => tab.actions.synchronize());
  expect(page.said('alert')).not.toContain('Choose how you want');
  await during(() => tab.store.setState({ isSubmitting: true }));
  expect(page.button('Continue to billing')?.getAttribute('aria-busy')).toBe('true');
});
