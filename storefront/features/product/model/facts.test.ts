import { expect, test } from 'vitest';
import type { AttributeItem } from '#storefront/platform/product-data/attributes.ts';
import type { Product } from './product.ts';
import { specificationsOf } from './specifications.ts';
import { productData } from '../page/product-head.ts';

const text = (code: string, value: string): [string, AttributeItem] => [
  code,
  { __typename: 'AttributeValue', code, value },
];
const choice = (code: string, ...labels: string[]): [string, AttributeItem] => [
  code,
  { __typename: 'AttributeSelectedOptions', code, selected_options: labels.map((label) => ({ label, value: '1' })) },
];

test('the technical table prefers the variant’s values to the product’s, in a fixed order of attributes', () => {
  const product = new Map([
    text('thickness_mm', '9'),
    choice('material', 'Porcelain'),
    choice('suitability', 'Floor'),
    text('magic', 'x'),
  ]);
  const variant = new Map([text('thickness_mm', '9.5'), choice('size', '12 × 24 in'), text('coverage_sq_ft', '11.51')]);
  expect(specificationsOf(product, variant, 22.6)).toEqual([
    { code: 'size', value: { kind: 'text', labels: ['12 × 24 in'] } },
    { code: 'thickness_mm', value: { kind: 'number', value: 9.5, digits: 1, unit: 'mm' } },
    { code: 'material', value: { kind: 'text', labels: ['Porcelain'] } },
    { code: 'coverage_sq_ft', value: { kind: 'number', value: 11.51, digits: 2, unit: 'sqft' } },
    { code: 'weight', value: { kind: 'number', value: 22.6, digits: 1, unit: 'kg' } },
    { code: 'magic', value: { kind: 'text', labels: ['x'] } },
  ]);
});

test('shows the number of pieces in a box only if it is above one', () => {
  const codes = (pieces: string) =>
    specificationsOf(
      new Map([choice('selling_unit', 'Slab'), text('pieces_per_box', pieces)]),
      undefined,
      undefined,
    ).map(({ code }) => code);
  expect([codes('1'), codes('6')]).toEqual([['selling_unit'], ['selling_unit', 'pieces_per_box']]);
});

test('a missing laboratory value is shown as not tested, never as blank', () => {
  const rows = specificationsOf(new Map([text('frost_resistant', '0')]), undefined, undefined);
  expect(rows).toEqual([
    { code: 'dcof', value: { kind: 'not-tested' } },
    { code: 'water_absorption', value: { kind: 'not-tested' } },
    { code: 'frost_resistant', value: { kind: 'boolean', value: false } },
  ]);
  expect(specificationsOf(new Map([text('wear_layer_mm', '0.5')]), undefined, undefined)).toHaveLength(1);
});

const product: Product = {
  uid: '1',
  sku: 'LUM',
  name: 'Lumen',
  path: '/lumen.html',
  isInStock: true,
  price: { finalMinor: 8049, regularMinor: 8049, currency: 'CAD' },
  pictures: [{ url: '/a.webp', label: 'A' }],
  attributes: new Map([text('coverage_sq_ft', '11.51')]),
  description: '',
  shortDescription: '',
  trail: [],
  options: [],
  variants: [],
};
const addresses = {
  page: (path: string) => `https://shop.test${path}`,
  picture: (url: string) => `https://shop.test${url}`,
};

test('structured data contains the page’s price and the area it covers', () => {
  expect(productData(product, [{ tag: 'p', children: ['Veined.'] }], addresses)).toMatchObject({
    '@type': 'Product',
    description: 'Veined.',
    image: ['https://shop.test/a.webp'],
    offers: {
      price: '80.49',
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      priceSpecification: { referenceQuantity: { value: 11.51, unitCode: 'FTK' } },
    },
  });
});

test('structured data states that the price includes tax', () => {
  const offers = (attributes = product.attributes) =>
    productData({ ...product, attributes }, [], { ...addresses, isTaxIncluded: true }).offers;
  expect(offers()).toMatchObject({ priceSpecification: { valueAddedTaxIncluded: true, price: '80.49' } });
  expect(offers(new Map())).toMatchObject({
    price: '80.49',
    priceSpecification: { '@type': 'PriceSpecification', valueAddedTaxIncluded: true, priceCurrency: 'CAD' },
  });
  expect(JSON.stringify(productData(product, [], addresses))).not.toContain('valueAddedTaxIncluded');
});

test('[RO-09] structured data contains no offer if the price is hidden', () => {
  const { price: _, ...hidden } = product;
  expect(productData(hidden, [], addresses)).not.toHaveProperty('offers');
});

test('[RO-09] structured data of variants is a group, each with its own price, picture and availability', () => {
  const { price: _, ...hidden } = product;
  const variant = (sku: string, finalMinor: number) => ({
    ...product,
    sku,
    name: `Lumen ${sku}`,
    valueUids: [],
    pictures: [{ url: `/${sku}.webp`, label: '' }],
    price: { finalMinor, regularMinor: finalMinor, currency: 'CAD' as const },
  });
  const option = (code: string) => ({ code, label: '', values: [] });
  const data = productData(
    {
      ...product,
      options: ['size', 'finish'].map(option),
      variants: [
        { ...variant('S', 100), isInStock: false, attributes: new Map([text('gtin', '0061234567890')]) },
        variant('L', 200),
        { ...hidden, name: 'Lumen X', sku: 'X', valueUids: [], pictures: [] },
      ],
    },
    [],
    addresses,
  );
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'LUM',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Lumen S',
        sku: 'S',
        gtin: '0061234567890',
        image: 'https://shop.test/S.webp',
        offers: { price: '1.00', availability: 'https://schema.org/OutOfStock', url: 'https://shop.test/lumen.html' },
      },
      { sku: 'L', offers: { price: '2.00' } },
      { sku: 'X' },
    ],
  });
  expect(data).not.toHaveProperty('offers');
  expect((data['hasVariant'] as object[])[2]).not.toHaveProperty('offers');
});

test('structured data names the brand, and a trade item number only if it can be one', () => {
  const withFacts = (...facts: [string, AttributeItem][]) =>
    productData({ ...product, attributes: new Map(facts) }, [], addresses);
  expect(withFacts(choice('manufacturer', 'Fjord'), text('ean', '4006381333931'))).toMatchObject({
    brand: { '@type': 'Brand', name: 'Fjord' },
    gtin: '4006381333931',
  });
  const without = withFacts(text('gtin', 'soon'));
  for (const property of ['brand', 'gtin']) expect(without).not.toHaveProperty(property);
});
