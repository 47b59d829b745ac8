import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import { AddressFields } from '../address-fields.tsx';

const COUNTRIES = [{ id: 'CA', name: 'Canada', regions: [{ id: 2, code: 'QC', name: 'Québec' }] }];
const SUGGESTIONS = [
  { id: 'west', main: '1250 Rue Notre-Dame Ouest', secondary: 'Montréal, QC, Canada' },
  { id: 'east', main: '1250 Rue Notre-Dame Est', secondary: 'Montréal, QC, Canada' },
];
const EAST = {
  street_1: '1250 Rue Notre-Dame Est',
  street_2: '',
  city: 'Montréal',
  region: 'QC',
  postcode: 'H2L 2R7',
  country_id: 'CA',
};

const requested: { path: string; body: Record<string, string> }[] = [];
let isDown = false;
beforeEach(() => {
  requested.length = 0;
  isDown = false;
  document.documentElement.dataset['suggestsAddresses'] = 'yes';
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!path.startsWith('/api/addresses')) return Response.json({});
    const body = JSON.parse(String(init?.body)) as Record<string, string>;
    requested.push({ path, body });
    if (isDown) return new Response('{}', { status: 502 });
    if (path === '/api/addresses/details') return Response.json(EAST);
    return Response.json({ suggestions: SUGGESTIONS });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['suggestsAddresses'];
});

const open = async () => {
  const sent = vi.fn<() => void>();
  const saved: string[] = [];
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
      onChange={(event) => saved.push((event.target as unknown as HTMLInputElement).name)}
    >
      <AddressFields
        countries={COUNTRIES}
        initial={{ street: ['', 'Suite 5'] }}
        errors={{}}
        withEmail={false}
        recheck={() => undefined}
      />
    </form>,
  );
  await page.getByRole('textbox', { name: 'First name' }).click();
  const street = page.getByRole('combobox', { name: 'Street address' });
  await expect.element(street).toBeVisible();
  return { street, sent, kept: saved };
};
const values = () =>
  Object.fromEntries(
    [...new FormData(document.querySelector('form')!)].filter(([name]) => /street|city|region|postcode/.test(name)),
  );
const options = page.getByRole('listbox', { name: 'Suggested addresses' });
const said = () => page.getByRole('status');
/** Waits for the response to the whole line: a slow machine also sends requests for parts of it. */
const type = async (street: Parameters<typeof userEvent.type>[0]): Promise<void> => {
  await userEvent.type(street, '1250 rue');
  await expect.poll(() => requested.at(-1)?.body['input']).toBe('1250 rue');
  await expect.element(options.getByRole('option').nth(1)).toBeVisible();
};

test('suggests addresses while the street is typed; the arrows and Enter choose one without submitting the form', async () => {
  const { street, sent, kept } = await open();
  await type(street);
  await expect.element(said()).toHaveTextContent('2 addresses suggested. Use the up and down arrows.');
  await expect.element(street).toHaveAttribute('aria-expanded', 'true');
  expect(requested.at(-1)).toMatchObject({
    path: '/api/addresses',
    body: { input: '1250 rue', country: 'CA', language: 'en' },
  });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = options.getByRole('option', { selected: true });
  await expect.element(second).toHaveTextContent('1250 Rue Notre-Dame Est Montréal, QC, Canada');
  await expect.element(street).toHaveAttribute('aria-activedescendant', second.element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(said()).toHaveTextContent('The address in Montréal is filled in. Check it before you go on.');
  expect(values()).toEqual({
    street_1: '1250 Rue Notre-Dame Est',
    street_2: 'Suite 5',
    city: 'Montréal',
    region: 'QC',
    postcode: 'H2L 2R7',
  });
  expect(kept).toEqual(expect.arrayContaining(['city', 'region', 'postcode']));
  expect(sent).not.toHaveBeenCalled();
  expect(new Set(requested.map(({ body }) => body['session'])).size).toBe(1);
  await expect.element(street).toHaveAttribute('aria-expanded', 'false');
});

test('a click also chooses an address, and the focus stays in the field', async () => {
  const { street } = await open();
  await type(street);
  await options.getByRole('option').nth(1).click();
  await vi.waitFor(() => expect(values()).toMatchObject({ postcode: 'H2L 2R7' }));
  expect(document.activeElement).toBe(street.element());
});

test('Escape closes the list and keeps the typed text; nothing changes before a selection', async () => {
  const { street } = await open();
  await type(street);
  await userEvent.keyboard('{Escape}');
  await expect.element(street).toHaveAttribute('aria-expanded', 'false');
  expect(values()).toMatchObject({ street_1: '1250 rue', city: '', postcode: '' });
});

test('fills only the street line of an unreadable address, and explains what to do', async () => {
  const { street } = await open();
  await type(street);
  isDown = true;
  await options.getByRole('option').first().click();
  await expect
    .element(said())
    .toHaveTextContent('Only 1250 Rue Notre-Dame Ouest is filled in; please enter the other fields.');
  expect(values()).toMatchObject({ street_1: '1250 Rue Notre-Dame Ouest', city: '' });
});

test('without a provider the street is a plain text field and sends no requests', async () => {
  delete document.documentElement.dataset['suggestsAddresses'];
  await show(
    <form>
      <AddressFields countries={COUNTRIES} initial={{}} errors={{}} withEmail={false} recheck={() => undefined} />
    </form>,
  );
  const street = page.getByRole('textbox', { name: 'Street address' });
  await userEvent.type(street, '1250 rue');
  await expect.element(said()).toBeInTheDocument();
  await expect.element(street).not.toHaveAttribute('role');
  expect(requested).toEqual([]);
});
