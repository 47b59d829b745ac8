import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import { AddressFields } from '../address-fields.tsx';

const COUNTRIES = [
  {
    id: 'CA',
    name: 'Canada',
    regions: [
      { id: 1, code: 'ON', name: 'Ontario' },
      { id: 2, code: 'QC', name: 'Quebec' },
    ],
  },
  { id: 'US', name: 'United States', regions: [{ id: 3, code: 'NY', name: 'New York' }] },
];

const PLACES: Readonly<Record<string, object>> = {
  'country=CA&postcode=H2Y': { city: 'Montréal', region: 'QC' },
  'country=CA&postcode=K2P': { city: 'Ottawa', region: 'ON' },
  'country=US&postcode=10001': { city: 'New York', region: 'NY' },
  'country=CA&postcode=M9Z': {},
};

const requested = vi.fn<typeof fetch>();
beforeEach(() => {
  requested.mockImplementation(async (address) => {
    const place = PLACES[String(address).split('/api/place?')[1] ?? ''];
    return place ? Response.json(place) : new Response('', { status: 503 });
  });
  vi.stubGlobal('fetch', requested);
});
afterEach(() => {
  vi.unstubAllGlobals();
  requested.mockReset();
});

const open = (initial: object = {}) => {
  const saved: string[] = [];
  return show(
    <form onChange={(event) => saved.push((event.target as unknown as HTMLInputElement).name)}>
      <AddressFields countries={COUNTRIES} initial={initial} errors={{}} withEmail={false} recheck={() => undefined} />
    </form>,
  ).then(() => saved);
};
const postcode = () => page.getByRole('textbox', { name: /Postal code|ZIP/ });
const region = () => page.getByRole('combobox', { name: /Province|State/ });
const city = () => page.getByRole('textbox', { name: 'City' });
const said = () => page.getByRole('status');
const settled = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));

test('a postal code fills city and province, notifies the form, and is announced', async () => {
  const saved = await open();
  await postcode().fill('H2Y 1C6');
  await expect.element(city()).toHaveValue('Montréal');
  await expect.element(region()).toHaveValue('QC');
  expect(saved).toEqual(expect.arrayContaining(['city', 'region']));
  await expect
    .element(said())
    .toHaveTextContent('Filled in from the postal code: Montréal, Quebec. Correct it if it is not right.');
});

test('a ZIP code with five digits fills city and state of its country', async () => {
  await open({ country_id: 'US' });
  await postcode().fill('1000');
  await expect.element(region()).toHaveValue('NY');
  expect(requested).not.toHaveBeenCalled();
  await postcode().fill('10001');
  await expect.element(city()).toHaveValue('New York');
  await expect
    .element(said())
    .toHaveTextContent('Filled in from the ZIP code: New York. Correct it if it is not right.');
});

test('keeps entered values without an announcement', async () => {
  await open();
  await region().selectOptions('ON');
  await city().fill('Verdun');
  await postcode().fill('H2Y 1C6');
  await settled();
  expect(requested).not.toHaveBeenCalled();
  await expect.element(region()).toHaveValue('ON');
  await expect.element(city()).toHaveValue('Verdun');
  await expect.element(said()).toBeEmptyDOMElement();
});

test('another code replaces filled values, but not corrected ones', async () => {
  await open();
  await postcode().fill('H2Y');
  await expect.element(city()).toHaveValue('Montréal');
  await postcode().fill('K2P');
  await expect.element(city()).toHaveValue('Ottawa');
  await expect.element(region()).toHaveValue('ON');
  await city().fill('Nepean');
  await postcode().fill('H2Y');
  await expect.element(region()).toHaveValue('QC');
  await expect.element(city()).toHaveValue('Nepean');
  await expect
    .element(said())
    .toHaveTextContent('Filled in from the postal code: Quebec. Correct it if it is not right.');
});

test('an unknown code changes nothing; without a response the province is still filled', async () => {
  await open();
  await postcode().fill('W1A 1A1');
  await settled();
  expect(requested).not.toHaveBeenCalled();
  await expect.element(region()).toHaveValue('');
  await postcode().fill('G1R 2B5');
  await expect.element(region()).toHaveValue('QC');
  await expect.element(city()).toHaveValue('');
});

test('selects the filled text of a focused field, so that typing replaces it', async () => {
  let response: (place: object) => void = () => undefined;
  await open();
  await postcode().fill('H2');
  requested.mockImplementation(() => new Promise((resolve) => (response = (place) => resolve(Response.json(place)))));
  await postcode().fill('H2Y');
  await vi.waitFor(() => expect(requested).toHaveBeenCalled());
  await city().click();
  response({ city: 'Montréal', region: 'QC' });
  await expect.element(city()).toHaveValue('Montréal');
  await userEvent.keyboard('Verdun');
  await expect.element(city()).toHaveValue('Verdun');
});
