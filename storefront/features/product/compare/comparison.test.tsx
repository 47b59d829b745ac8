// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { ComparedRecord } from '../model/product.ts';
import { columnOf } from './columns.ts';
import { Comparison } from './comparison.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const price = (value: number) => ({
  regular_price: { value, currency: 'CAD' },
  final_price: { value, currency: 'CAD' },
});

const text = (code: string, value: string) => ({ __typename: 'AttributeValue', code, value }) as const;

const record = (sku: string, value: number, items: ReturnType<typeof text>[] = []): ComparedRecord => ({
  __typename: 'SimpleProduct',
  uid: sku,
  sku,
  name: `Tile ${sku}`,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  media_gallery: [],
  price_range: { minimum_price: price(value), maximum_price: price(value) },
  price_tiers: [],
  special_price: null,
  custom_attributesV2: { items },
  weight: null,
});

const rowsOf = async (...records: ComparedRecord[]): Promise<string[][]> => {
  const items = [
    { code: 'pei', label: 'Wear' },
    { code: 'dcof', label: 'Slip' },
  ];
  const platform = await testPlatform('CA_EN', { getAttributeLabels: { attributesList: { items } } });
  const columns = records.map((each) => columnOf(each, each.sku ?? '', undefined));
  const nothing = vi.fn();
  rendered = await render(
    <Comparison columns={columns} onRemove={nothing} onChoose={nothing} onClear={nothing} />,
    platform,
  );
  return [...rendered.container.querySelectorAll('tbody tr')].map(({ children }) =>
    [...children].map((cell) => cell.textContent ?? ''),
  );
};

test('products of a plain Magento have only the rows that exist', async () => {
  expect(await rowsOf(record('A', 10), record('B', 12.5))).toEqual([
    ['Price', '$10.00', '$12.50'],
    ['Stock', 'In stock', 'In stock'],
  ]);
});

test('a property that one product lacks is marked, and an unmeasured one is named', async () => {
  const tile = record('A', 10, [text('dcof', '0.40'), text('coverage_sq_ft', '10'), text('frost_resistant', '1')]);
  expect(await rowsOf(tile, record('B', 12.5, [text('pei', '4')]), record('C', 3))).toEqual([
    ['Price', '$1.00 / sq ft$10.00', '$12.50', '$3.00'],
    ['Stock', 'In stock', 'In stock', 'In stock'],
    ['Slip', '0.40 · For dry floors: slippery when wet', 'Not tested', '–Not stated'],
    ['Frost resistant', 'Yes, can stay outdoors all winter', 'Not tested', '–Not stated'],
    ['Wear', '–Not stated', '4', '–Not stated'],
    ['Coverage sq ft', '10 sq ft', '–Not stated', '–Not stated'],
    ['Water absorption', 'Not tested', 'Not tested', '–Not stated'],
  ]);
});
