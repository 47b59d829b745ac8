// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { CartLine } from '../model/product.ts';
import JobList from './job-list.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const item = (role: string, sku: string, more: object = {}) => ({
  role,
  parent_sku: null,
  color: null,
  fills_litres: null,
  trowels: [],
  covers_sq_ft: null,
  width_mm: null,
  length_mm: null,
  pieces: null,
  product: {
    sku,
    name: sku,
    thumbnail: null,
    price_range: {
      minimum_price: {
        regular_price: { value: 25, currency: 'CAD' },
        final_price: { value: 25, currency: 'CAD' },
      },
    },
  },
  ...more,
});
const ITEMS = [
  item('GROUT', 'Pearl', { color: '#c9c8c4', fills_litres: 2.8 }),
  item('GROUT', 'Charcoal', { color: '#3f4042', fills_litres: 2.8 }),
  item('MORTAR', 'Mortar', { trowels: [{ trowel_mm: 13, covers_sq_ft: 42 }] }),
  item('TRIM', 'Bullnose', { parent_sku: 'BULLNOSE', length_mm: 598 }),
];

const renderJob = async (
  items: readonly object[] | Error,
  { view = 'CA_EN', lacks = '', refusal = '', supply = {} as Record<string, object> } = {},
) => {
  const lines: CartLine[] = [];
  const platform = await testPlatform(view, {
    getProductSupply: ({ sku }: { sku: string }) => ({ productSupply: supply[sku] ?? null }),
    getJobMaterials: items instanceof Error ? items : { jobMaterials: { is_stone: false, is_mosaic: false, items } },
  });
  rendered = await render(
    <JobList
      sku="TILE"
      name="Tile"
      piece={{ widthMm: 298, lengthMm: 598, thicknessMm: 9 }}
      sizeLabel="12 × 24 in"
      minJointMm={2}
      picture={undefined}
      areaSqFt={64}
      addToCart={async (line) => {
        if (refusal) throw new Error(refusal);
        lines.push(line);
      }}
    />,
    { ...platform, lacks },
  );
  const text = () => rendered!.container.textContent ?? '';
  return { lines, text };
};
const press = (name: string) =>
  during(() => [...rendered!.container.querySelectorAll('button')].find((one) => one.textContent === name)?.click());

test('one press adds grout of the chosen colour and mortar, with the parent of a trim', async () => {
  const { lines, text } = await renderJob(ITEMS);
  expect(text()).toContain('For 64 sq ft at 12 × 24 in, 3 mm joint, 9 mm thick.');
  expect(text()).toContain('one bag covers 37 sq ft');
  await during(() => rendered!.container.querySelector<HTMLInputElement>('input[aria-label="Charcoal"]')?.click());
  await during(() =>
    rendered!.container.querySelector<HTMLButtonElement>('button[aria-label="One Bullnose more"]')?.click(),
  );
  await press('Add all to cart');
  await eventually(() => expect(text()).toContain('Everything for the job is in your cart'));
  expect(lines).toMatchObject([
    {
      sku: 'Charcoal',
      quantity: 1,
      others: [
        { sku: 'Mortar', quantity: 2 },
        { sku: 'Bullnose', parentSku: 'BULLNOSE', quantity: 1 },
      ],
    },
  ]);
});

test('a changed quantity of 0 is not added', async () => {
  const { lines } = await renderJob(ITEMS);
  await during(() =>
    rendered!.container.querySelector<HTMLButtonElement>('button[aria-label="One Pearl less"]')?.click(),
  );
  await press('Add all to cart');
  await eventually(() => expect(lines).toMatchObject([{ sku: 'Mortar', quantity: 2, others: [] }]));
});

test('products that could not be added are named in the block, and quantities stay', async () => {
  const { text } = await renderJob(ITEMS, { refusal: 'Mortar – Not enough in stock.' });
  await during(() =>
    rendered!.container.querySelector<HTMLButtonElement>('button[aria-label="One Pearl more"]')?.click(),
  );
  await press('Add all to cart');
  expect(rendered!.container.querySelector('[role="alert"]')?.textContent).toBe('Mortar – Not enough in stock.');
  expect(text()).not.toContain('is in your cart');
  const quantities = [...rendered!.container.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]')];
  expect(quantities.map(({ value }) => value)).toEqual(['2', '2', '0']);
});

test.each([
  [
    'CA_EN',
    'Out of stock: left out',
    '1 not in stock yet, expected about December 13.',
    'In your cart, without Mortar',
    'Add all to cart',
  ],
  ['CA_FR', 'Épuisé', '1 à venir vers le 13 décembre.', 'Dans votre panier, sans Mortar', 'Tout ajouter au panier'],
])(
  'in %s products that cannot be delivered are named first, and one press adds the rest',
  async (view, none, later, done, add) => {
    const stock = { sku: '', largest_lot: null, later_days: null };
    const { lines, text } = await renderJob(ITEMS, {
      view,
      supply: {
        Pearl: { ...stock, quantity: 0, later_on: '2026-12-13' },
        Mortar: { ...stock, quantity: 0, later_on: null },
      },
    });
    await eventually(() => expect(text()).toContain(none));
    expect(text()).toContain(later);
    await press(add);
    await eventually(() => expect(text()).toContain(done));
    expect(lines).toMatchObject([{ sku: 'Pearl', quantity: 1, others: [] }]);
  },
);

test('a list that could not be loaded is not taken for a shop that sells no materials', async () => {
  const { text } = await renderJob(new Error('no connection'));
  expect(text()).toContain('The list could not be loaded.');
  expect(text()).toContain('Try again');
  expect(text()).not.toContain('We do not sell these');
});

test.each([
  ['CA_EN', 'Cement grout: 1.4 kg (3.1 lb)'],
  ['CA_FR', 'Coulis de ciment\u00a0: 1,4 kg (3,1 lb)'],
])('in front of a plain Magento the list in %s is to print', async (view, words) => {
  const { text } = await renderJob([], { view, lacks: 'setting materials' });
  expect(text()).toContain(words);
  expect(rendered!.container.querySelectorAll('[inputmode="numeric"]')).toHaveLength(0);
});
