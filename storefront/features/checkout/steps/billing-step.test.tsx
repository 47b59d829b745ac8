import '#storefront/testing/window.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { openFakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { ann, COUNTRIES } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';
import { BillingStep } from './billing-step.tsx';

let backEnd: FakeBackEnd;
let tab: Tab;
let page: Page;
beforeEach(async () => {
  localStorage.clear();
  backEnd = openFakeBackEnd();
  tab = openTab(backEnd);
  await tab.goToReview();
  tab.store.setState({ billingAddress: undefined });
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

const countries = COUNTRIES.countries.map(({ id, full_name_locale: name, available_regions: regions }) => ({
  id,
  name,
  regions,
}));
const open = async (): Promise<void> => {
  page = await openPage(tab, <BillingStep countries={countries} />);
};
const typed = {
  firstname: 'Ann',
  lastname: 'Roy',
  street_1: '9 Office St',
  city: 'Laval',
  region: 'QC',
  postcode: 'h2y1c6',
};

test('[EN-34] the billing address is the shipping address unless the shopper chooses another', async () => {
  await open();
  expect([page.radio('same').checked, page.radio('other').checked, page.field('city')]).toEqual([true, false, null]);
  await page.send();
  await page.sent();
  expect(tab.state().billingAddress).toEqual({ sameAsShippingAddress: true });
});

test('[EN-34] [EN-33] another address has no email field, and country and telephone are prefilled from the shipping address', async () => {
  await open();
  await page.choose('other');
  expect([page.radio('other').checked, page.field('email')]).toEqual([true, null]);
  expect(page.values('country_id', 'telephone', 'city')).toEqual(['CA', '514-555-0101', '']);
  expect(page.field('city').getAttribute('autocomplete')).toBe('billing address-level2');
  await page.send();
  expect(page.textOf('alert')).toContain('6 fields need your attention');
  expect(tab.state().billingAddress).toBeUndefined();
  await page.enter(typed);
  await page.send();
  await page.sent();
  expect(tab.state().billingAddress).toMatchObject({
    sameAsShippingAddress: false,
    city: 'Laval',
    postcode: 'H2Y 1C6',
  });
  expect(tab.state().billingAddress).not.toHaveProperty('email');
});

test('validates the postal code again when the province changes', async () => {
  await open();
  await page.choose('other');
  await page.enter({ ...typed, region: 'ON' });
  await page.send();
  expect(page.textOf('alert')).toContain('One field needs your attention');
  await page.enter({ region: 'QC' });
  expect(page.textOf('alert')).toBe('');
});

test('[EN-34] restores the other address for a returning shopper, who can switch back to the first', async () => {
  tab.store.setState({ billingAddress: { sameAsShippingAddress: false, ...ann, city: 'Laval' } });
  await open();
  expect([page.radio('other').checked, page.values('city')]).toEqual([true, ['Laval']]);
  await page.choose('same');
  expect([page.radio('same').checked, page.field('city')]).toEqual([true, null]);
  await page.send();
  await page.sent();
  expect(tab.state().billingAddress).toEqual({ sameAsShippingAddress: true });
});

test('without a shipping address the country defaults to Canada', async () => {
  tab.store.setState({ shippingAddress: undefined });
  await open();
  await page.choose('other');
  expect(page.values('country_id', 'telephone')).toEqual(['CA', '']);
});

test('shows a refusal, and the button shows that sending is in progress', async () => {
  backEnd.cart.id = undefined;
  await open();
  await page.send();
  await page.sent();
  expect(page.textOf('alert')).toContain('We could not find your cart.');
  await during(() => tab.store.setState({ isSubmitting: true }));
  expect(page.button('Continue to payment')?.getAttribute('aria-busy')).toBe('true');
});
