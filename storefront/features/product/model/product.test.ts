import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductRecord } from './product.ts';
import { pictureToSave, toProduct } from './product.ts';
import type { Variant } from './product.ts';
import { choose, firstVariant, selectionOf, stateOf, variantOf } from './product.ts';

const money = (value: number | null) => ({ value, currency: value === null ? null : ('CAD' as const) });
const range = (low: number | null, high = low) => ({
  minimum_price: { regular_price: money(low), final_price: money(low) },
  maximum_price: { regular_price: money(high), final_price: money(high) },
});
const attributes = { items: [{ __typename: 'AttributeValue' as const, code: 'coverage_sq_ft', value: '11.51' }] };
const crumb = (name: string, path: string) => ({ category_uid: name, category_name: name, category_url_path: path });

const record = (price = range(80.49, 138.49)): ProductRecord => ({
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'LUM',
  name: 'Lumen',
  url_key: 'lumen',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  price_tiers: [],
  weight: 22.6,
  media_gallery: [
    { url: '/b.webp', label: null, position: 2, disabled: false },
    { url: '/a.webp', label: 'Straight', position: 1, disabled: false },
    { url: '/c.webp', label: 'Hidden', position: 0, disabled: true },
  ],
  special_price: null,
  price_range: price,
  custom_attributesV2: attributes,
  description: { html: '<p>Long.</p>' },
  short_description: { html: '<p>Short.</p>' },
  meta_title: null,
  meta_description: null,
  categories: [
    { uid: '1', name: 'Tiles', level: 2, url_path: 'tiles', breadcrumbs: null },
    { uid: '2', name: 'Porcelain', level: 3, url_path: 'tiles/porcelain', breadcrumbs: [crumb('Tiles', 'tiles')] },
  ],
  related_products: [],
  options: null,
});

test('[EN-10][EN-11][RT-47] a product has its sku, pictures in order of position, and an HTML description', () => {
  const product = toProduct(record(), { categorySuffix: '' });
  expect(product).toMatchObject({
    sku: 'LUM',
    path: '/lumen.html',
    description: '<p>Long.</p>',
    weight: 22.6,
    highest: { finalMinor: 13849 },
  });
  expect(product.pictures).toMatchObject([
    { url: '/a.webp', label: 'Straight' },
    { url: '/b.webp', label: 'Lumen' },
  ]);
  expect(product.trail).toEqual([
    { name: 'Tiles', path: '/tiles' },
    { name: 'Porcelain', path: '/tiles/porcelain' },
  ]);
});

test('categories above a product have the suffix of their store view', () => {
  expect(toProduct(record(), { categorySuffix: '.html' }).trail.map(({ path }) => path)).toEqual([
    '/tiles.html',
    '/tiles/porcelain.html',
  ]);
});

test('a product with a hidden price has neither a price nor a highest price', () => {
  const product = toProduct(record(range(null)), { categorySuffix: '' });
  expect(product).not.toHaveProperty('price');
  expect(product).not.toHaveProperty('highest');
});

const variant = (sku: string, valueUids: string[], isInStock = true): Variant => ({
  sku,
  name: sku,
  isInStock,
  pictures: [],
  attributes: new Map(),
  valueUids,
});

const product = {
  options: [
    {
      code: 'size',
      label: 'Size',
      values: [
        { uid: 's1', label: '12' },
        { uid: 's2', label: '24' },
      ],
    },
    {
      code: 'finish',
      label: 'Finish',
      values: [
        { uid: 'f1', label: 'Matte' },
        { uid: 'f2', label: 'Polished' },
      ],
    },
  ],
  variants: [variant('A', ['s1', 'f1'], false), variant('B', ['s1', 'f2']), variant('C', ['s2', 'f1'])],
};

test('the initial variant comes from the URL, or else is the first in stock', () => {
  expect(firstVariant(product.variants, 'C')?.sku).toBe('C');
  expect(firstVariant(product.variants, 'nonsense')?.sku).toBe('B');
  expect(selectionOf(product.options, product.variants[1])).toEqual({ size: 's1', finish: 'f2' });
});

test('marks combinations that are not made or sold out', () => {
  expect(stateOf(product, { size: 's2', finish: 'f1' }, 'finish', 'f2')).toBe('not-made');
  expect(stateOf(product, { size: 's1', finish: 'f2' }, 'finish', 'f1')).toBe('sold-out');
  expect(stateOf(product, { size: 's1', finish: 'f2' }, 'size', 's1')).toBe('available');
});

test('choosing a value that does not fit the others changes the others', () => {
  expect(choose(product, { size: 's2', finish: 'f1' }, 'finish', 'f2')).toEqual({ size: 's1', finish: 'f2' });
  expect(variantOf(product, { size: 's2' })).toBeUndefined();
});

test('every sequence of choices ends at an existing variant with the value chosen last', () => {
  const step = fc.constantFrom(['size', 's1'], ['size', 's2'], ['finish', 'f1'], ['finish', 'f2']);
  expect(() =>
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let selection = selectionOf(product.options, product.variants[0]);
        for (const [code = '', uid = ''] of steps) {
          selection = choose(product, selection, code, uid);
          if (selection[code] !== uid || !variantOf(product, selection)) return false;
        }
        return true;
      }),
    ),
  ).not.toThrow();
});

test('[EN-12] the stored picture of a product is the gallery’s at position 1, or else its first', () => {
  const at = (...positions: number[]) =>
    ({
      pictures: positions.map((position) => ({ url: `/${position}.webp`, label: 'T', position })),
    }) as unknown as Variant;
  expect([at(0, 1, 2), at(2, 3), at()].map((product) => pictureToSave(product))).toEqual([
    { url: '/1.webp', label: 'T' },
    { url: '/2.webp', label: 'T' },
    undefined,
  ]);
});
