import '#storefront/testing/window.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { openFakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { ann, COUNTRIES, CUSTOMER } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';
import { ShippingAddressStep } from './shipping-address-step.tsx';

let backEnd: FakeBackEnd;
let tab: Tab;
let page: Page;
beforeEach(async () => {
  localStorage.clear();
  backEnd = openFakeBackEnd({ getCountries: COUNTRIES, ...CUSTOMER });
  tab = openTab(backEnd);
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
const open = async (view?: StoreViewCode): Promise<void> => {
  if (view) tab = openTab(backEnd, view);
  page = await openPage(tab, <ShippingAddressStep countries={countries} />);
};
const typed = {
  email: 'ann@example.com',
  firstname: 'Ann',
  lastname: 'Roy',
  street_1: '1 Main St',
  city: 'Montréal',
  region: 'QC',
  postcode: 'h2y1c6',
  telephone: '514-555-0101',
};
/** While the page is still hydrating. */
const fieldOf = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const ADDRESS = ['email', 'firstname', 'street_1', 'city', 'region', 'country_id'] as const;
const saved = () => page.container.querySelector('select:not([name])') as HTMLSelectElement;
const pick = (id: string) =>
  during(() => {
    saved().value = id;
    saved().dispatchEvent(new window.Event('change', { bubbles: true }));
  });

describe('a guest', () => {
  test('starts with the store’s country, without the parts that require an account', async () => {
    await open('US_EN');
    expect(page.values(...ADDRESS)).toEqual(['', '', '', '', '', 'US']);
    expect([page.field('save_address'), saved(), page.field('email').readOnly]).toEqual([null, null, false]);
    expect(page.field('street_1').getAttribute('autocomplete')).toBe('shipping address-line1');
    expect(backEnd.requestsOf('setGuestEmail')).toEqual([]);
  });

  test('[RO-05] who submits an empty form sees how many fields have errors, and nothing is sent', async () => {
    await open();
    expect([page.textOf('alert'), page.countOf('alert')]).toEqual(['', 0]);
    await page.send();
    expect(page.textOf('alert')).toContain('8 fields need your attention');
    expect(page.countOf('alert')).toBe(1);
    expect(document.activeElement?.getAttribute('name')).toBe('email');
    expect(backEnd.requestsOf('setGuestEmail')).toEqual([]);
    await page.enter({ ...typed, email: '' });
    await page.send();
    expect(page.textOf('alert')).toContain('One field needs your attention');
  });

  test('sees an error for a postal code of another province, and the typed values stay', async () => {
    await open();
    await page.enter({ ...typed, region: 'ON' });
    await page.send();
    expect(page.textOf('alert')).toContain('One field needs your attention');
    expect([backEnd.requestsOf('setGuestEmail'), page.values('city', 'postcode')]).toEqual([
      [],
      ['Montréal', 'h2y1c6'],
    ]);
    await page.enter({ region: 'QC' });
    expect(page.textOf('alert')).toBe('');
  });

  test('sees the format of the country’s postal codes in the own language', async () => {
    const germany = { id: 'DE', name: 'Allemagne', regions: [], postcode: { pattern: '[0-9]{5}', example: '26133' } };
    tab = openTab(backEnd, 'CA_FR');
    page = await openPage(tab, <ShippingAddressStep countries={[...countries, germany]} />);
    await page.enter({ country_id: 'DE' });
    const { region: _, ...abroad } = { ...typed, city: 'Berlin', postcode: '101', telephone: '+49 30 1234567' };
    await page.enter(abroad);
    await page.send();
    expect(page.container.textContent).toContain('Entrez un code postal comme 26133.');
    await page.enter({ postcode: '10115' });
    await page.send();
    await page.sent();
    expect(tab.state().shippingAddress).toMatchObject({ country_id: 'DE', postcode: '10115' });
  });

  test('[EN-40] sends the address in the format of the contract, without saving it to an address book', async () => {
    await open();
    await page.enter(typed);
    await page.send();
    await page.sent();
    expect(tab.state().shippingAddress).toEqual({ ...ann, street: ['1 Main St'] });
    expect(backEnd.requestsOf('setShippingAddress')[0]?.given['isSaved']).toBe(false);
  });

  test.each([
    ['QC', 'Gatineau'],
    ['ON', 'Ottawa'],
  ])('can continue with a federal postal code in %s, and the address stays in that province', async (region, city) => {
    await open();
    await page.enter({ ...typed, city, region, postcode: 'k1a-0s5', telephone: '819 555 0101 poste 205' });
    await page.send();
    await page.sent();
    expect(tab.state().shippingAddress).toMatchObject({
      city,
      region_code: region,
      postcode: 'K1A 0S5',
      telephone: '819-555-0101 poste 205',
    });
  });

  test('a postal code of another province is refused at its field', async () => {
    await open();
    await page.enter({ ...typed, region: 'ON' });
    await page.send();
    await eventually(() =>
      expect(page.container.textContent).toContain('This postal code belongs to another province.'),
    );
    expect(backEnd.requestsOf('setShippingAddress')).toEqual([]);
  });

  test('sees a refusal, and can send the typed values again', async () => {
    await open();
    await page.enter(typed);
    backEnd.lose('setShippingAddress');
    await page.send();
    await page.sent();
    expect(page.textOf('alert')).toContain('The shop did not answer.');
    expect(page.countOf('alert')).toBe(1);
    expect(page.values('city')).toEqual(['Montréal']);
    expect(page.button('Continue to shipping')?.getAttribute('aria-busy')).toBe(null);
  });

  test('sees that sending is in progress', async () => {
    await open();
    await during(() => tab.store.setState({ isSubmitting: true }));
    expect(page.button('Continue to shipping')?.getAttribute('aria-busy')).toBe('true');
  });

  test('[CK-17] loses no typed values: every change is saved and restored', async () => {
    await open();
    await page.enter({ city: 'Lav', region: 'QC' });
    expect(tab.actions.savedAddress()).toMatchObject({
      city: 'Lav',
      region: 'Quebec',
      region_id: 76,
      country_id: 'CA',
    });
    await page.close();
    await open();
    expect(page.values('city', 'region')).toEqual(['Lav', 'QC']);
  });

  test('who goes back finds the submitted address', async () => {
    tab.store.setState({ shippingAddress: ann });
    await open();
    expect(page.values(...ADDRESS)).toEqual(['ann@example.com', 'Ann', '1 Main St', 'Montréal', 'QC', 'CA']);
  });
});

describe('a customer', () => {
  const openSignedIn = async (): Promise<void> => {
    tab.platform.session.setToken('token');
    await open();
    await eventually(() => page.field('email').value === 'zoe@example.com');
  };

  test('finds the default address filled in, with the account’s email, which is read-only', async () => {
    await openSignedIn();
    await eventually(() => page.values('street_1')[0] === '2 Side St');
    expect(page.values(...ADDRESS, 'street_2')).toEqual([
      'zoe@example.com',
      'Zoe',
      '2 Side St',
      'Laval',
      'QC',
      'CA',
      'Suite 3',
    ]);
    expect([page.field('email').readOnly, saved().value]).toEqual([true, '1']);
    expect(tab.actions.savedAddress()).toMatchObject({ city: 'Laval' });
    expect(tab.actions.savedAddress()).not.toHaveProperty('email');
  });

  test('chooses among the saved addresses that the store ships to', async () => {
    await openSignedIn();
    await eventually(() => saved()?.value === '1');
    expect(page.texts('select:not([name]) option')).toEqual([
      'Choose one, or fill in the form',
      'Zoe Tremblay, 2 Side St, Suite 3, Laval, QC',
      'Zoe Tremblay, 2 Side St, Suite 3, Gatineau, QC',
    ]);
    await pick('2');
    expect([page.values('city', 'email'), saved().value]).toEqual([['Gatineau', 'zoe@example.com'], '2']);
    expect(tab.actions.savedAddress()?.city).toBe('Gatineau');
    await pick('');
    expect(page.values('city')).toEqual(['Gatineau']);
  });

  test('a saved address is sent with fields missing from the form, unless the name was changed', async () => {
    const [first] = CUSTOMER.getAddressBook.customer.addresses;
    const unshown = { prefix: 'Dr.', vat_id: 'FR123' };
    backEnd = openFakeBackEnd({
      getCountries: COUNTRIES,
      ...CUSTOMER,
      getAddressBook: { customer: { addresses: [{ ...first, ...unshown }] } },
    });
    tab = openTab(backEnd);
    await openSignedIn();
    await eventually(() => saved()?.value === '1');
    await page.enter({ street_1: '9 Side St' });
    await page.send();
    await page.sent();
    expect(tab.state().shippingAddress).toMatchObject({ ...unshown, street: ['9 Side St', 'Suite 3'] });
    expect(backEnd.requestsOf('setShippingAddress')[0]?.given).toMatchObject(unshown);
    expect(tab.actions.savedAddress()).toMatchObject(unshown);
    await page.enter({ firstname: 'Ann' });
    expect(tab.actions.savedAddress()).not.toHaveProperty('prefix');
    await page.send();
    await page.sent();
    expect(tab.state().shippingAddress).toMatchObject({ firstname: 'Ann' });
    expect(tab.state().shippingAddress).not.toHaveProperty('vat_id');
  });

  test('keeps typed values: the default address replaces nothing', async () => {
    tab.actions.saveAddress({ ...ann, street: [], city: 'Lav' });
    await openSignedIn();
    await eventually(() => saved());
    expect([page.values('city', 'firstname', 'email'), saved().value]).toEqual([['Lav', 'Ann', 'zoe@example.com'], '']);
  });

  test('retains the submitted address when the address book loads', async () => {
    tab.store.setState({ shippingAddress: ann });
    await openSignedIn();
    await eventually(() => saved());
    expect([page.values('city'), saved().value]).toEqual([['Montréal'], '']);
  });

  test.each([
    ['is typing', () => fieldOf('lastname').focus()],
    ['has typed a street', () => (fieldOf('street_1').value = '9')],
  ])('who %s when the address book loads keeps the typed values', async (_, begin) => {
    backEnd.before('getAddressBook', () => begin());
    await openSignedIn();
    await eventually(() => saved());
    expect([page.values('city'), saved().value]).toEqual([[''], '']);
    expect(page.values('firstname')).toEqual(['Zoe']);
  });

  test('without a default address finds the name filled in, and can choose an address', async () => {
    backEnd = openFakeBackEnd({
      ...CUSTOMER,
      getAddressBook: {
        customer: {
          addresses: CUSTOMER.getAddressBook.customer.addresses.map((entry) => ({ ...entry, default_shipping: false })),
        },
      },
    });
    tab = openTab(backEnd);
    await openSignedIn();
    await eventually(() => saved());
    expect([page.values('firstname', 'lastname', 'city'), saved().value]).toEqual([['Zoe', 'Tremblay', ''], '']);
    expect(tab.actions.savedAddress()).toBeUndefined();
  });

  test('whose only address is not a default finds it selected and filled in', async () => {
    const [only] = CUSTOMER.getAddressBook.customer.addresses;
    backEnd = openFakeBackEnd({
      ...CUSTOMER,
      getAddressBook: { customer: { addresses: [{ ...only, default_shipping: false }] } },
    });
    tab = openTab(backEnd);
    await openSignedIn();
    await eventually(() => saved()?.value === String(only!.id));
    expect(page.values('city')).toEqual([only!.city]);
  });

  test('without an address in this country sees no empty list', async () => {
    backEnd = openFakeBackEnd({ ...CUSTOMER, getAddressBook: { customer: { addresses: [] } } });
    tab = openTab(backEnd);
    await openSignedIn();
    await eventually(() => backEnd.requestsOf('getAddressBook').length);
    expect([saved(), page.values('firstname')]).toEqual([null, ['Zoe']]);
  });

  describe('a customer who submits before the account is loaded', () => {
    const { email, ...withoutEmail } = typed;
    /** Submits the address without the account's e-mail address; returns a function that lets the account load. */
    const sendEarly = async (): Promise<() => Promise<void>> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      backEnd.before('getCustomerDetails', () => promise);
      await open();
      await during(() => tab.platform.session.setToken('token'));
      await page.enter(withoutEmail);
      await page.send();
      expect(page.textOf('alert')).toBe('');
      expect(page.button('Continue to shipping')?.getAttribute('aria-busy')).toBe('true');
      expect(backEnd.requestsOf('setShippingAddress')).toEqual([]);
      return () => during(() => resolve());
    };

    test('has the entries sent once it is loaded, without an error', async () => {
      const response = await sendEarly();
      await response();
      await eventually(() => tab.state().shippingAddress);
      expect(tab.state().shippingAddress).toMatchObject({ city: 'Montréal' });
      expect([page.textOf('alert'), page.values('email')]).toEqual(['', ['zoe@example.com']]);
      expect(page.button('Continue to shipping')?.getAttribute('aria-busy')).toBe(null);
      expect(backEnd.requestsOf('setShippingAddress')).toHaveLength(1);
    });

    test('must enter an email address if it cannot be loaded', async () => {
      backEnd.refuse('getCustomerDetails', 'No');
      const response = await sendEarly();
      await response();
      await eventually(() => page.textOf('alert').includes('One field needs your attention'));
      expect(page.field('email').readOnly).toBe(false);
      await page.enter({ email });
      await page.send();
      await page.sent();
      expect(tab.state().shippingAddress).toMatchObject({ city: 'Montréal' });
    });
  });

  test.each([true, false])('can choose whether the address is saved to the address book: %s', async (isSaved) => {
    await openSignedIn();
    await eventually(() => saved()?.value === '1');
    if (isSaved) await during(() => page.field('save_address').click());
    await page.send();
    await page.sent();
    expect(backEnd.requestsOf('setShippingAddress')[0]?.given).toMatchObject({ city: 'Laval', isSaved });
  });
});
