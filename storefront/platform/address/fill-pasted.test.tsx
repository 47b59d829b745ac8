// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { AddressFields } from './address-fields.tsx';
import './help/address-help.tsx';

const COUNTRIES = [
  { id: 'CA', name: 'Canada', regions: [{ id: 76, code: 'QC', name: 'Québec' }] },
  { id: 'US', name: 'United States', regions: [{ id: 43, code: 'NY', name: 'New York' }] },
];

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const paste = async (text: string, typed: Record<string, string> = {}, code: StoreViewCode = 'CA_EN') => {
  rendered = await render(
    <form>
      <AddressFields countries={COUNTRIES} initial={{}} errors={{}} withEmail={false} recheck={() => undefined} />
    </form>,
    await testPlatform(code),
  );
  const form = rendered.container.querySelector('form')!;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  await during(() => field('street_1').focus());
  await eventually(() => expect(form.querySelector('[role=status]')).not.toBeNull());
  field('street_1').value = text.replaceAll('\n', ' ');
  const event = Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { getData: () => text } });
  await during(() => field('street_1').dispatchEvent(event));
  return () =>
    Object.fromEntries(
      ['street_1', 'street_2', 'city', 'country_id', 'region', 'postcode'].map((name) => [name, field(name).value]),
    );
};

test('[EN-35] [EN-36] a whole address pasted into the first line fills the fields, even for another country', async () => {
  const values = await paste('12 Mill Rd, Unit 4, Albany, NY 12207, United States');
  await eventually(() =>
    expect(values()).toEqual({
      street_1: '12 Mill Rd',
      street_2: 'Unit 4',
      city: 'Albany',
      country_id: 'US',
      region: 'NY',
      postcode: '12207',
    }),
  );
});

test('fills the fields from a French address with a comma after its number and a name above it', async () => {
  const values = await paste(
    'Anne Roy\nTuiles Boréales inc.\n12, rue des Ormes\nMontréal (Québec) H2Y 1C6\n514 555-0101',
  );
  const nameOf = (name: string) =>
    (rendered!.container.querySelector('form')!.elements.namedItem(name) as HTMLInputElement).value;
  await eventually(() =>
    expect(values()).toEqual({
      street_1: '12, rue des Ormes',
      street_2: '',
      city: 'Montréal',
      country_id: 'CA',
      region: 'QC',
      postcode: 'H2Y 1C6',
    }),
  );
  expect(['firstname', 'lastname', 'company', 'telephone'].map(nameOf)).toEqual([
    'Anne',
    'Roy',
    'Tuiles Boréales inc.',
    '514-555-0101',
  ]);
});

test('[UI-02] marks the optional fields of an address, in French too', async () => {
  const marked = () =>
    [...rendered!.container.querySelectorAll('label')].flatMap(({ textContent, children }) =>
      children.length > 0 ? [textContent] : [],
    );
  await paste('');
  expect(marked()).toEqual(['Companyoptional', 'Apartment, suite, unitoptional']);
  await rendered?.unmount();
  await paste('', {}, 'CA_FR');
  expect(marked()).toEqual([expect.stringMatching(/.facultatif$/), expect.stringMatching(/.facultatif$/)]);
});

test('keeps typed values, and leaves an incomplete address as pasted', async () => {
  const values = await paste('4210 rue Saint-Denis\nMontréal (Québec) h2j 2k9', { city: 'Laval' });
  await eventually(() =>
    expect(values()).toMatchObject({
      street_1: '4210 rue Saint-Denis',
      city: 'Laval',
      region: 'QC',
      postcode: expect.stringMatching(/^H2J ?2K9$/i),
    }),
  );
  await rendered?.unmount();
  const left = await paste('Unit 4, 12 Mill Rd');
  expect(left()).toMatchObject({ street_1: 'Unit 4, 12 Mill Rd', city: '', postcode: '' });
});
