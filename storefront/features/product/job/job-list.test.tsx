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

/** Attributes of a mosaic. */
type Sheet = { isMosaic?: boolean; chipSize?: string; sellingUnit?: string; edge?: string; areaSqFt?: number };

const renderJob = async (
  items: readonly object[] | Error,
  { view = 'CA_EN', lacks = '', refusal = '', supply = {} as Record<string, object>, sheet = {} as Sheet } = {},
) => {
  const lines: CartLine[] = [];
  const platform = await testPlatform(view, {
    getProductSupply: ({ sku }: { sku: string }) => ({ productSupply: supply[sku] ?? null }),
    getJobMaterials:
      items instanceof Error ? items : { jobMaterials: { is_stone: false, is_mosaic: sheet.isMosaic ?? false, items } },
  });
  rendered = await render(
    <JobList
      sku="TILE"
      name="Tile"
      piece={{ widthMm: 298, lengthMm: 598, thicknessMm: 9 }}
      sizeLabel="12 × 24 in"
      chipSize={sheet.chipSize}
      sellingUnit={sheet.sellingUnit}
      edge={sheet.edge}
      minJointMm={2}
      picture={undefined}
      areaSqFt={sheet.areaSqFt ?? 64}
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
  expect(text()).toContain('one bag covers 36 sq ft');
  await during(() => rendered!.container.querySelector<HTMLInputElement>('input[aria-label="Charcoal"]')?.click());
  await during(() =>
    rendered!.container.querySelector<HTMLButtonElement>('button[aria-label="One Bullnose more"]')?.click(),
  );
  await press('Add all to cart');
  await eventually(() => expect(text()).toContain('The materials are in your cart'));
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

test('a list that failed to load does not look like a shop without materials', async () => {
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

const GROUT_ONLY = ITEMS.slice(0, 1);
const addedGrout = async (lines: CartLine[], add = 'Add all to cart') => {
  await press(add);
  await eventually(() => expect(lines).toHaveLength(1));
  return lines[0]?.quantity;
};

test.each([
  ['CA_EN', 'between pieces of 25 × 76 mm, with 10% for losses', 'Add all to cart'],
  ['CA_FR', 'entre des pièces de 25 × 76 mm', 'Tout ajouter au panier'],
])('the grout of a mosaic in %s is for the size of its pieces', async (view, words, add) => {
  const { lines, text } = await renderJob(GROUT_ONLY, { view, sheet: { isMosaic: true, chipSize: '25 × 76 mm' } });
  expect(text()).toContain(words);
  expect(await addedGrout(lines, add)).toBe(3);
});

test.each([
  ['CA_EN', '2 to 8 bags: the size of the pieces on the sheet is not stated.', 'pieces of 12 mm', 'Add all to cart'],
  ['CA_FR', 'De 2 à 8 sacs', 'des pièces de 12 mm', 'Tout ajouter au panier'],
])(
  'the grout of a mosaic in %s is a range if its pieces are unknown, and the larger amount is added',
  async (view, range, small, add) => {
    const { lines, text } = await renderJob(GROUT_ONLY, { view, sheet: { isMosaic: true } });
    expect(text()).toContain(range);
    expect(text()).toContain(small);
    expect(await addedGrout(lines, add)).toBe(8);
  },
);

test.each([
  ['CA_EN', true, 'Four for each sheet: one bag'],
  ['CA_EN', false, 'Four for each piece: one bag'],
  ['CA_FR', true, 'Quatre par feuille\u00a0: un sac'],
  ['CA_FR', false, 'Quatre par pièce\u00a0: un sac'],
])('spacers in %s are counted by sheet for a mosaic (%s)', async (view, isMosaic, words) => {
  const spacers = [2, 3].map((width) => item('SPACER', `Spacers ${width} mm`, { width_mm: width, pieces: 250 }));
  const { text } = await renderJob(spacers, { view, sheet: { isMosaic } });
  expect(text()).toContain(words);
});

test('one bag that is enough for every size of pieces is no range', async () => {
  const { lines, text } = await renderJob(GROUT_ONLY, { sheet: { isMosaic: true, areaSqFt: 5 } });
  expect(text()).toContain('1 bag is enough for joints of 2 mm. The size of the pieces on the sheet is not stated');
  expect(await addedGrout(lines)).toBe(1);
});

test.each([
  ['CA_EN', { sellingUnit: 'Sheet' }, 'Cement grout: 7.5 to 31.4 kg'],
  ['CA_FR', { sellingUnit: 'Feuille' }, 'de 7,5 à 31,4 kg'],
  ['CA_EN', { sellingUnit: 'Box', edge: 'Mesh-mounted sheet' }, 'Cement grout: 7.5 to 31.4 kg'],
  ['CA_FR', { sellingUnit: 'Boîte', edge: 'Feuille sur filet' }, 'de 7,5 à 31,4 kg'],
  ['CA_EN', { sellingUnit: 'Sheet', chipSize: '25 mm' }, 'Cement grout: 15.1 kg'],
  ['CA_EN', { sellingUnit: 'Box', edge: 'Rectified' }, 'Cement grout: 1.4 kg'],
])('a plain Magento in %s prints the grout of %j', async (view, sheet, words) => {
  const { text } = await renderJob([], { view, lacks: 'setting materials', sheet });
  expect(text()).toContain(words);
});

test.each([
  ['CA_EN', { sellingUnit: 'Tabla' }, 'check the size of its pieces', true],
  ['CA_FR', {}, 'vérifiez la taille des pièces', true],
  ['CA_EN', { sellingUnit: 'Box' }, 'check the size of its pieces', false],
  ['CA_EN', { sellingUnit: 'Sheet' }, 'check the size of its pieces', false],
])('a plain Magento in %s with %j may sell a mosaic: "%s" %s', async (view, sheet, words, isSaid) => {
  const { text } = await renderJob([], { view, lacks: 'setting materials', sheet });
  expect(text().includes(words)).toBe(isSaid);
});
