import { expect, test } from 'vitest';
import type { ProductCardFragment } from '../api/get-product-list.graphql.ts';
import { parseFilters } from '../filters/filter-state.ts';
import type { Aggregation } from './facets.ts';
import { boundsOf, facetsOf } from './facets.ts';
import { toMatchingCard } from './matching-variants.ts';
import { toCard } from './product-card.ts';

const money = (value: number | null) => ({ value, currency: value === null ? null : ('CAD' as const) });
const price = (final: number | null, regular = final) => ({ regular_price: money(regular), final_price: money(final) });
const text = (code: string, value: string) => ({ __typename: 'AttributeValue' as const, code, value });
const choice = (code: string, label: string) => ({
  __typename: 'AttributeSelectedOptions' as const,
  code,
  selected_options: [{ label, value: '1' }],
});

const simple: ProductCardFragment = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'A',
  name: 'Oak',
  url_key: 'oak',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  small_image: { url: '/media/oak.webp', label: '' },
  media_gallery: [
    { url: '/media/hidden.webp', label: 'x', position: 0, disabled: true },
    { url: '/media/oak-close.webp', label: 'Close-up', position: 2, disabled: false },
    { url: '/media/oak.webp', label: 'Oak', position: 1, disabled: false },
  ],
  special_price: 80.49,
  price_range: { minimum_price: price(80.49, 99.99), maximum_price: price(80.49) },
  custom_attributesV2: {
    items: [
      text('coverage_sq_ft', '11.51'),
      choice('selling_unit', 'Box'),
      choice('size', '12 × 24 in'),
      text('outlet', '1'),
    ],
  },
};

const configurable: ProductCardFragment = {
  ...simple,
  __typename: 'ConfigurableProduct',
  special_price: null,
  price_range: { minimum_price: price(60), maximum_price: price(100) },
  custom_attributesV2: { items: [] },
  configurable_options: [{ attribute_code: 'size', values: [{ uid: 'a' }, { uid: 'b' }] }],
  variants: [
    {
      product: {
        special_price: null,
        price_range: { minimum_price: price(60) },
        custom_attributesV2: { items: [text('coverage_sq_ft', '10')] },
      },
    },
    {
      product: {
        special_price: null,
        price_range: { minimum_price: price(100) },
        custom_attributesV2: { items: [text('coverage_sq_ft', '25')] },
      },
    },
  ],
};

test('a product with a slab yard is a slab', () => {
  const yard = { ...simple, custom_attributesV2: { items: [choice('slab_yard', 'Toronto yard')] } };
  expect([toCard(yard).isSlab, toCard(simple).isSlab]).toEqual([true, undefined]);
});

test('[EN-10] a card has the product’s sku, image, price and URL', () => {
  expect(toCard(simple)).toEqual({
    uid: 'MQ==',
    sku: 'A',
    name: 'Oak',
    path: '/oak.html',
    image: { url: '/media/oak.webp', label: 'Oak' },
    closeUp: { url: '/media/oak-close.webp', label: 'Close-up' },
    price: { finalMinor: 8049, regularMinor: 9999, currency: 'CAD' },
    isFrom: false,
    areaPrice: { priceMinor: 8049, coverageSqFt: 11.51 },
    isAreaFrom: false,
    sellingUnit: 'Box',
    sizes: 0,
    size: '12 × 24 in',
    finishes: 0,
    isInStock: true,
    isOutlet: true,
  });
});

test('the price by area comes from the variant cheapest by area, not by box', () => {
  expect(toCard(configurable)).toMatchObject({
    isFrom: true,
    sizes: 2,
    areaPrice: { priceMinor: 10000, coverageSqFt: 25 },
    isAreaFrom: true,
  });
});

test('[EN-15] a hidden price is undefined, by box and by area', () => {
  const card = toCard({ ...simple, price_range: { minimum_price: price(null), maximum_price: price(null) } });
  expect(card).not.toHaveProperty('price');
  expect(card).not.toHaveProperty('areaPrice');
  expect(card.isFrom).toBe(false);
});

const aggregation = (attribute_code: string, position: number, options: [string, number][]): Aggregation => ({
  attribute_code,
  label: attribute_code,
  count: options.length,
  position,
  options: options.map(([label, count]) => ({ label, value: label, count })),
});

test('[EN-16] converts aggregations, including unknown attributes, to filters in order of position', () => {
  const facets = facetsOf(
    [
      aggregation('finish', 2, [['matte', 3]]),
      aggregation('magic', 0, [['x', 1]]),
      aggregation('material', 1, [['marble', 2]]),
    ],
    [],
    new Map(),
  );
  expect(facets.map(({ code, kind }) => [code, kind])).toEqual([
    ['magic', 'equal'],
    ['material', 'equal'],
    ['finish', 'equal'],
  ]);
});

test('disables a value without results instead of hiding it; values beside a selected one stay enabled', () => {
  const all = [
    aggregation('material', 1, [
      ['marble', 5],
      ['slate', 3],
    ]),
    aggregation('finish', 2, [
      ['matte', 4],
      ['gloss', 4],
    ]),
  ];
  const left = [aggregation('material', 1, [['marble', 5]]), aggregation('finish', 2, [['matte', 2]])];
  const [material, finish] = facetsOf(all, left, parseFilters({ 'material[filter]': 'Marble,marble' }));
  expect(material?.options).toMatchObject([
    { value: 'marble', isActive: true, count: 5, isDisabled: false },
    { value: 'slate', isActive: false, count: undefined, isDisabled: false },
  ]);
  expect(finish?.options).toMatchObject([
    { value: 'matte', count: 2, isDisabled: false },
    { value: 'gloss', count: 0, isDisabled: true },
  ]);
});

test('a selected value missing from the list can still be removed', () => {
  const [material] = facetsOf(
    [aggregation('material', 1, [['marble', 5]])],
    [],
    parseFilters({ 'material[filter]': 'Jade,99' }),
  );
  expect(material?.options.at(-1)).toMatchObject({ label: 'Jade', value: '99', isActive: true, isDisabled: false });
});

test('the bounds of a range span all its steps', () => {
  const [facet] = facetsOf(
    [
      aggregation('price', 1, [
        ['10_20', 3],
        ['90_100', 1],
      ]),
    ],
    [aggregation('price', 1, [['10_20', 3]])],
    new Map(),
  );
  expect(facet && boundsOf(facet)).toEqual({ from: 10, to: 100 });
});

test('a group price is recognised next to the ordinary price, for variants too', () => {
  const variant = (final: number, regular: number, special: number | null) => ({
    product: {
      special_price: special,
      price_range: { minimum_price: price(final, regular) },
      custom_attributesV2: { items: [] },
    },
  });
  expect(toCard(simple).price).not.toHaveProperty('ordinaryMinor');
  expect(toCard({ ...simple, special_price: 90 }).price).toMatchObject({ finalMinor: 8049, ordinaryMinor: 9000 });
  const offers = (...variants: ReturnType<typeof variant>[]): ProductCardFragment => ({
    ...configurable,
    price_range: { minimum_price: price(60, 80), maximum_price: price(100) },
    variants,
  });
  expect(toCard(offers(variant(60, 80, 60), variant(100, 100, null))).price).not.toHaveProperty('ordinaryMinor');
  expect(toCard(offers(variant(60, 100, 80), variant(65, 100, 70))).price).toMatchObject({
    ordinaryMinor: 7000,
    isOrdinaryFrom: true,
  });
  expect(toCard(offers(variant(60, 100, 80), variant(70, 100, 80))).price).not.toHaveProperty('isOrdinaryFrom');
});

test('the most common values are marked, in the order of the list', () => {
  const sizes = Array.from({ length: 9 }, (_, index): [string, number] => [`size ${index}`, index]);
  const [size] = facetsOf([aggregation('size', 1, sizes)], [], new Map());
  expect(size?.options.filter(({ isCommon }) => isCommon).map(({ value }) => value)).toEqual(
    sizes.slice(2).map(([value]) => value),
  );
});

test('a card has its DCOF in a list filtered by use: of matching variants the lowest', () => {
  const variant = (sku: string, use: string, dcof: string) => ({
    product: {
      sku,
      name: sku,
      stock_status: 'IN_STOCK' as const,
      small_image: null,
      special_price: null,
      price_range: { minimum_price: price(60) },
      custom_attributesV2: { items: [text('dcof', dcof)] },
      facts: {
        items: [
          {
            __typename: 'AttributeSelectedOptions' as const,
            code: 'tile_use',
            selected_options: [{ label: use, value: use }],
          },
        ],
      },
    },
  });
  const product = {
    ...configurable,
    facts: { items: [] },
    variants: [variant('A', 'shower', '0.52'), variant('B', 'shower', '0.48'), variant('C', 'wall', '0.38')],
  };
  const dcofIn = (search: Record<string, string>) =>
    toMatchingCard(product, { filters: parseFilters(search), text: '' }).dcof;
  expect(dcofIn({ 'tile_use[filter]': 'Shower,shower' })).toBe(0.48);
  expect(dcofIn({})).toBeUndefined();
});
