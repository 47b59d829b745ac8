import { expect, test } from 'vitest';
import { testPlatform } from '#storefront/testing/render.tsx';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { lineChoicesQuery } from './line-choices.ts';

const variant = (sku: string | null, uids: (string | null)[], change: object = {}) => ({
  attributes: uids.map((uid) => (uid === null ? null : { uid })),
  product: {
    sku,
    stock_status: 'IN_STOCK',
    thumbnail: { url: `/${sku}.webp` },
    custom_attributesV2: { items: [{ __typename: 'AttributeValue', code: 'coverage_sq_ft', value: '2.5' }] },
    price_range: { minimum_price: { final_price: { value: 80, currency: 'CAD' } } },
    ...change,
  },
});
const size = {
  position: 1,
  values: [{ uid: 'twelve', label: '12 × 24' }, { uid: null, label: 'nothing' }, null, { uid: 'sheet', label: null }],
};
const finish = { position: 0, values: [{ uid: 'matte', label: 'Matte' }] };

const choices = async (product: unknown) => {
  const platform = await testPlatform('CA_EN', { getLineChoices: { products: { items: [product] } } });
  return createQueryClient().fetchQuery(lineChoicesQuery(platform, 'STONE'));
};
const configurable = (more: object) => choices({ __typename: 'ConfigurableProduct', sku: 'STONE', ...more });

test('names a variant by its option values, in the order of the options', async () => {
  expect(
    await configurable({
      configurable_options: [size, null, finish],
      variants: [variant('S-12', ['twelve', null, 'matte'])],
    }),
  ).toEqual([
    {
      sku: 'S-12',
      name: 'Matte · 12 × 24',
      imageUrl: '/S-12.webp',
      price: { value: 80, currency: 'CAD' },
      isInStock: true,
      coverageSqFt: 2.5,
    },
  ]);
});

test('sorts options without a position first, and omits values without a name', async () => {
  const options = [finish, { ...size, position: null }].map((option) => ({
    ...option,
    position: option === finish ? 1 : null,
  }));
  expect(
    await configurable({
      configurable_options: options,
      variants: [variant('S-12', ['twelve', 'matte']), variant('S-0', ['sheet'])],
    }),
  ).toMatchObject([{ name: '12 × 24 · Matte' }, { name: '' }]);
});

test('leaves missing values undefined', async () => {
  expect(
    await configurable({
      configurable_options: null,
      variants: [
        null,
        variant(null, []),
        { attributes: null, product: null },
        variant('S-1', [], { thumbnail: null, stock_status: 'OUT_OF_STOCK', custom_attributesV2: null }),
        { ...variant('S-2', []), attributes: null },
      ],
    }),
  ).toMatchObject([
    { sku: 'S-1', name: '', imageUrl: undefined, isInStock: false, coverageSqFt: undefined },
    { sku: 'S-2', name: '' },
  ]);
  expect(await configurable({ configurable_options: [{ position: 0, values: null }], variants: null })).toEqual([]);
});

test('has no variants for a simple or missing product', async () => {
  expect(await choices({ __typename: 'SimpleProduct', sku: 'STONE', variants: [variant('S-1', [])] })).toEqual([]);
  expect(await choices(null)).toEqual([]);
  const gone = await testPlatform('CA_EN', { getLineChoices: { products: null } });
  expect(await createQueryClient().fetchQuery(lineChoicesQuery(gone, 'STONE'))).toEqual([]);
});
