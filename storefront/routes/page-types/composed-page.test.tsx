import '#storefront/testing/window.ts';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveProducts, settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { kinds } from '#commerce/after-sale/orders/testing/kinds.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { CartProvider } from '#storefront/features/cart/cart-context.tsx';
import type { Cart } from '#storefront/features/cart/cart-context.tsx';
import { createCart } from '#storefront/features/cart/create-cart.ts';
import { forgetDelivery } from '#storefront/platform/delivery-place/delivery-place.ts';
import type { OpenPage } from '#storefront/shell/page.tsx';
import { openLivePage, type LivePage } from '#storefront/testing/live-page.tsx';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import { pageType } from './product.tsx';

let shop: LiveShop;
let page: LivePage | undefined;
let cart: Cart;
beforeAll(async () => {
  const tiers = [{ currency: 'CAD', groupId: null, quantity: 3, price: 8000, percent: null }] as const;
  shop = await openLiveShop({ products: kinds.map((one) => (one.sku === 'MADE' ? { ...one, tiers } : one)) });
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  forgetDelivery();
  shop.sent.length = 0;
});
afterEach(async () => page?.leave());

const open = async (key: string): Promise<void> => {
  let opened: OpenPage<unknown> | undefined;
  const Screen = () => (
    <CartProvider cart={cart}>
      <Suspense>{opened?.render()}</Suspense>
    </CartProvider>
  );
  page = await openLivePage(shop, Screen, async (context) => {
    cart = createCart(context.platform, { signOut: async () => undefined });
    const product = { type: 'PRODUCT' as const, uid: 'x', id: 1, path: `/${key}.html` };
    opened = await pageType.open({ context, page: product, search: {} });
  });
  await eventually(() => form());
};
const form = (): HTMLFormElement | null => page?.container.querySelector('form') ?? null;
const text = (): string => (page?.container.textContent ?? '').replaceAll(' ', ' ');
const field = (label: string): HTMLInputElement => {
  const found = [...(form()?.querySelectorAll('label') ?? [])].find((each) => each.textContent?.startsWith(label));
  const input = found?.querySelector('input') ?? document.getElementById(found?.htmlFor ?? '');
  if (!input) throw new Error(`There is no field ${label}`);
  return input as HTMLInputElement;
};
const type = (label: string, value: string) =>
  during(() => {
    const input = field(label);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
    set?.call(input, value);
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
const press = (label: string) => during(() => field(label).click());
const total = (): string => form()?.querySelector('strong')?.textContent ?? '';
const alert = (): string => form()?.querySelector('[role="alert"]')?.textContent ?? '';
const submit = async () => {
  await during(() => form()?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  await eventually(() => !form()?.querySelector('[aria-busy="true"]'));
};
const lines = () =>
  cart.store
    .getState()
    .details?.lines.map(({ sku, quantity, unitPrice, options }) => [
      sku,
      quantity,
      unitPrice?.value,
      ...options.map(({ label, value }) => `${label}: ${value}`),
    ]);
const uidOf = (label: string) =>
  [...form()!.querySelectorAll('option')].find((each) => each.textContent?.startsWith(label))!.value;

test('options: reports missing choices without losing others, updates the price, and shows all choices in the cart', async () => {
  await open('made');
  // 100 + 10 for the number that must be given, and the edge that costs nothing.
  expect(text()).toContain('From $110.00');
  await press('Felt');
  expect(text()).toContain('Total from $115.00');
  await submit();
  expect(alert()).toBe('2 answers above are missing or do not fit.');
  expect(text()).toContain('Fill in “House number”.');
  expect(text()).toContain('Make a choice for “Edge”.');
  expect(document.activeElement).toBe(field('House number'));
  expect([field('Felt').checked, cart.store.getState().details]).toEqual([true, undefined]);
  await type('House number', '12345 B');
  expect(text()).toContain('Shorten “House number”: it has 7 characters; the limit is 5.');
  await type('House number', '123 B');
  await type('Edge', uidOf('Polished'));
  await press('Wood');
  await type('Day', '2026-12-01');
  await type('Moment', '2026-12-02T09:30');
  await type('Hour', '14:05');
  // 100 + 10 + 10 % of 100 + wood 5 + felt 5
  expect(total()).toBe('$130.00');
  expect(text()).not.toContain('Total from');
  await submit();
  expect([alert(), lines()]).toEqual([
    '',
    [
      [
        'MADE',
        1,
        130,
        'House number: 123 B',
        'Edge: Polished',
        'Box: Wood',
        'Extras: Felt',
        'Day: 2026-12-01',
        'Moment: 2026-12-02 09:30',
        'Hour: 14:05',
      ],
    ],
  ]);
});

test('a group: has one quantity per product, disables products that are sold out, and adds all in one request', async () => {
  await open('set');
  const counts = () =>
    [...form()!.querySelectorAll<HTMLInputElement>('input')].map(({ value, disabled }) => [value, disabled]);
  expect([counts(), total()]).toEqual([
    [
      ['2', false],
      ['0', false],
      ['0', true],
    ],
    '$6.66',
  ]);
  await during(() => form()?.querySelector<HTMLButtonElement>('[aria-label="One more of Plain tile"]')?.click());
  expect(total()).toBe('$106.66');
  shop.sent.length = 0;
  await submit();
  expect(shop.sent.map(({ operation }) => operation)).toEqual(['createCart', 'addChosen']);
  expect(lines()).toEqual([
    ['CHEAP', 2, 3.33],
    ['TILE', 1, 100],
  ]);
  expect(text()).toContain('2 products were added to your cart. See your cart');
});

test('a group: submitting without a quantity shows an error and sends nothing', async () => {
  await open('set');
  for (const _ of [1, 2])
    await during(() => form()?.querySelector<HTMLButtonElement>('[aria-label="One less of Edge trim"]')?.click());
  shop.sent.length = 0;
  await submit();
  expect([alert(), shop.sent]).toEqual(['Enter a quantity for at least one product.', []]);
});

test('a bundle: shows its parts, the quantity of one, and the total', async () => {
  await open('kit');
  await submit();
  expect(text()).toContain('Make a choice for “Field”.');
  await press('Plain tile');
  await during(() => form()?.querySelector<HTMLButtonElement>('[aria-label="One more of Plain tile"]')?.click());
  await press('2 × Edge trim');
  expect(total()).toBe('$206.66');
  await submit();
  expect(lines()).toEqual([['KIT', 1, 206.66, 'Field: 2 × Plain tile', 'Extras: 2 × Edge trim']]);
});

test('files: are chosen one by one, have samples for everyone, and require an account', async () => {
  await open('files');
  expect(text()).toContain('Files are bought with an account, which keeps them.');
  expect([...form()!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/downloadable/download/sample/sample_id/'),
    '#sign-in',
  ]);
  // The server returns the sample file, so the router must not handle its link.
  expect(form()!.querySelector('a')!.hasAttribute('data-reload')).toBe(true);
  await submit();
  expect(text()).toContain('Choose at least one file.');
  await press('Model');
  expect(total()).toBe('$109.00');
  await submit();
  expect(lines()).toEqual([['FILES', 1, 109, ': Model']]);
});

test('names a choice that is no longer offered, and retains the others', async () => {
  await open('made');
  await type('House number', '7');
  await type('Edge', uidOf('Polished'));
  await press('Wood');
  const made = kinds.find(({ sku }) => sku === 'MADE')!;
  const options = made.composition!.options.map((option) =>
    option.type === 'drop_down' ? { ...option, values: option.values.slice(0, 1) } : option,
  );
  const save = (input: typeof made) =>
    shop.platform.db.tx(async (db) => {
      const { tags } = await saveProducts(db, [input], new Map());
      await shop.platform.cache.invalidate(db, tags);
    });
  await save({ ...made, composition: { ...made.composition!, options } });
  await settleCatalog(shop.platform);
  await submit();
  await eventually(() => alert().includes('Polished'));
  expect(alert()).toBe('“Polished” is no longer offered for “Edge”. Choose again.');
  expect(text()).toContain('Make a choice for “Edge”.');
  expect([field('House number').value, field('Wood').checked]).toEqual(['7', true]);
  expect([...form()!.querySelectorAll('option')].map((each) => each.textContent)).not.toContain('Polished (+10%)');
  await save(made);
  await settleCatalog(shop.platform);
});

test('shows tier prices and applies them', async () => {
  await open('made');
  const count = () => text().match(/Price by quantity.*?\$[\d.]+/)?.[0];
  expect([count(), total()]).toEqual(['Price by quantity, without options3 units or more$80.00', '$110.00']);
  for (const _ of [1, 2])
    await during(() => form()?.querySelector<HTMLButtonElement>('[aria-label="One more"]')?.click());
  // 3 × (80 + 10)
  expect(total()).toBe('$270.00');
});

const remember = () => browserStorage.set('delivery_place', { CA: { countryId: 'CA', postcode: 'H2X 1Y4' } });
/** Chosen items of the last request for delivery. */
const requested = (): readonly Record<string, unknown>[] | undefined =>
  shop.sent
    .filter(({ operation }) => operation === 'getProductDelivery')
    .map(({ variables }) => variables['items'] as Record<string, unknown>[])
    .at(-1);

test('delivery of a bundle: says what to choose, then shows the price of the chosen parts', async () => {
  remember();
  await open('kit');
  await eventually(() => text().includes('Price and date depend on your choice. Make a choice for “Field”.'));
  expect(requested()).toBeUndefined();
  await press('Plain tile');
  await during(() => form()?.querySelector<HTMLButtonElement>('[aria-label="One more of Plain tile"]')?.click());
  await press('2 × Edge trim');
  await eventually(() => /In all, with delivery and taxes: \$/.test(text()));
  expect(requested()).toEqual([
    {
      sku: 'KIT',
      quantity: 1,
      parent_sku: null,
      selected_options: [field('2 × Edge trim').value],
      entered_options: [{ uid: field('Plain tile').value, value: '2' }],
    },
  ]);
});

test('delivery of a group: follows the quantities, and says what to do without any', async () => {
  remember();
  await open('set');
  const quantities = () => requested()?.map(({ sku, quantity }) => [sku, quantity]);
  await eventually(() => requested());
  expect(quantities()).toEqual([['CHEAP', 2]]);
  await during(() => form()?.querySelector<HTMLButtonElement>('[aria-label="One more of Plain tile"]')?.click());
  await eventually(() => requested()?.length === 2);
  expect(quantities()).toEqual([
    ['CHEAP', 2],
    ['TILE', 1],
  ]);
  for (const name of ['Edge trim', 'Edge trim', 'Plain tile'])
    await during(() => form()?.querySelector<HTMLButtonElement>(`[aria-label="One less of ${name}"]`)?.click());
  expect(text()).toContain('Price and date depend on your choice. Enter a quantity for at least one product.');
  expect(text()).not.toContain('In all, with delivery and taxes');
});

test('delivery of a product with options: names each missing option, and follows the typed values', async () => {
  remember();
  await open('made');
  await eventually(() => text().includes('Fill in “House number”. Make a choice for “Edge”.'));
  expect(form()!.querySelector('[aria-invalid]')).toBeNull();
  await type('House number', '12');
  await type('Edge', uidOf('Polished'));
  await eventually(() => requested());
  expect(requested()).toEqual([
    {
      sku: 'MADE',
      quantity: 1,
      parent_sku: null,
      selected_options: [uidOf('Polished')],
      entered_options: [{ uid: field('House number').name, value: '12' }],
    },
  ]);
});

test('files have no delivery', async () => {
  remember();
  await open('files');
  expect(text()).not.toMatch(/Delivery (?:to|price)/);
});
