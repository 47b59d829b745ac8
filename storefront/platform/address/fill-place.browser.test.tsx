import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import { AddressFields } from './address-fields.tsx';
import { fillPlace } from './fill-place.ts';

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

const open = (initial: object = {}) => {
  const kept: string[] = [];
  return show(
    <form onChange={(event) => kept.push((event.target as unknown as HTMLInputElement).name)}>
      <AddressFields countries={COUNTRIES} initial={initial} errors={{}} withEmail={false} recheck={() => undefined} />
    </form>,
  ).then(() => kept);
};
const postcode = () => page.getByRole('textbox', { name: /Postal code|ZIP/ });
const region = () => page.getByRole('combobox', { name: /Province|State/ });
const city = () => page.getByRole('textbox', { name: 'City' });

test('a postal code fills the province, and the form hears of it', async () => {
  const kept = await open();
  await postcode().fill('H2Y');
  await expect.element(region()).toHaveValue('QC');
  expect(kept).toContain('region');
  await expect.element(city()).toHaveValue('');
});

test('a ZIP code fills the state of its country', async () => {
  await open({ country_id: 'US' });
  await postcode().fill('10001');
  await expect.element(region()).toHaveValue('NY');
});

test('what was entered stays', async () => {
  await open();
  await region().selectOptions('ON');
  await postcode().fill('H2Y 1C6');
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  await expect.element(region()).toHaveValue('ON');
});

test('another lookup fills the city too, and one that fails fills nothing', async () => {
  await open();
  const field = postcode().element() as HTMLInputElement;
  await fillPlace(field, 'CA', () => Promise.reject(new Error('no answer')));
  expect([city().element(), region().element()].map((each) => (each as HTMLInputElement).value)).toEqual(['', '']);
  await fillPlace(field, 'CA', () => Promise.resolve({ region: 'ON', city: 'Toronto' }));
  await expect.element(city()).toHaveValue('Toronto');
  await expect.element(region()).toHaveValue('ON');
});
