// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { AddressFields } from './address-fields.tsx';
import type { Address } from './address.ts';
import type { Country } from './countries.ts';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

test('mentions the carrier’s call at the telephone field only for deliveries', async () => {
  const says = async (section: 'shipping' | 'billing'): Promise<boolean | undefined> => {
    rendered = await render(
      <AddressFields
        countries={[{ id: 'CA', name: 'Canada', regions: [] }]}
        initial={{}}
        errors={{}}
        withEmail={false}
        section={section}
        recheck={() => undefined}
      />,
      await testPlatform('CA_EN'),
    );
    const text = rendered.container.textContent;
    await rendered.unmount();
    return text?.includes('The carrier may call about the delivery.');
  };
  expect([await says('shipping'), await says('billing')]).toEqual([true, false]);
});

const COUNTRIES: Country[] = [
  { id: 'AE', name: 'United Arab Emirates', regions: [], isPostcodeOptional: true },
  { id: 'CA', name: 'Canada', regions: [{ id: 76, code: 'QC', name: 'Quebec' }] },
  { id: 'US', name: 'United States', regions: [{ id: 59, code: 'VT', name: 'Vermont' }] },
  { id: 'IE', name: 'Ireland', regions: [{ id: 1, code: 'D', name: 'Co. Dublin' }], isRegionOptional: true },
];
const open = async (view: 'CA_EN' | 'US_EN' | 'CA_FR', initial: Partial<Address> = {}) => {
  rendered = await render(
    <AddressFields countries={COUNTRIES} initial={initial} errors={{}} withEmail={false} recheck={() => undefined} />,
    await testPlatform(view),
  );
  return (name: string) => rendered?.container.querySelector(`[name="${name}"]`) as HTMLInputElement;
};

test('starts with the country of the store view, and not with the first of the list', async () => {
  expect((await open('US_EN'))('country_id').value).toBe('US');
  await rendered?.unmount();
  expect((await open('CA_FR'))('country_id').value).toBe('CA');
  await rendered?.unmount();
  expect((await open('CA_FR', { country_id: 'US' }))('country_id').value).toBe('US');
  await rendered?.unmount();
  expect((await open('CA_FR', { country_id: 'FR' }))('country_id').value).toBe('CA');
});

test.each([
  ['CA_EN', 'CA', false],
  ['CA_EN', 'US', false],
  ['US_EN', 'IE', true],
] as const)('in %s with an address in %s the telephone field mentions the country code: %s', async (view, id, is) => {
  const field = await open(view, { country_id: id });
  expect(field('telephone').autocomplete).toBe('tel');
  expect(field('telephone').closest('div')?.textContent?.includes('Start with + and the country code.')).toBe(is);
});

test('postal code and region are required unless the country does without', async () => {
  const needs = async (country_id: string) => {
    const field = await open('CA_EN', { country_id });
    const required = ['postcode', 'region'].map((name) => field(name)?.required);
    const isMarked = field('postcode').closest('div')?.textContent?.includes('optional');
    await rendered?.unmount();
    return [...required, isMarked];
  };
  expect(await needs('CA')).toEqual([true, true, false]);
  expect(await needs('AE')).toEqual([false, undefined, true]);
  expect(await needs('IE')).toEqual([true, false, false]);
});

test('optional fields have their label, length and autofill', async () => {
  const company = (await open('CA_FR', { company: 'Roy & Co' }))('company');
  expect([company.value, company.maxLength, company.autocomplete, company.required]).toEqual([
    'Roy & Co',
    255,
    'organization',
    false,
  ]);
  expect(rendered?.container.textContent).toContain('Entreprise');
});
