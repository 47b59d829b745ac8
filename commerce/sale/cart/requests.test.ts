import { expect, test } from 'vitest';
import { valueUid } from '#commerce/merchandise/catalog/uids.ts';
import { changesOf, requestsOf, simpleRequestsOf, variantRequestsOf } from './requests.ts';

const data = { sku: 'STONE-12', quantity: 2 };

test('[GM-03] reads SKU, quantity, parent SKU and selected options', () => {
  const [x, y] = [valueUid(1, 2), valueUid(1, 3)];
  expect(
    requestsOf([
      { sku: 'STONE', quantity: 2, parent_sku: 'STONE', selected_options: [x, null, 'not a uid', y] },
      { sku: 'TILE', quantity: 1, selected_options: null },
    ]),
  ).toEqual([
    { sku: 'STONE', quantity: 2, parentSku: 'STONE', selectedOptions: [x, y] },
    { sku: 'TILE', quantity: 1, parentSku: undefined },
  ]);
});

test('the deprecated mutations accept simple products and variants with the parent SKU at either level, and skip nulls', () => {
  expect(simpleRequestsOf([{ data }, null])).toEqual([data]);
  expect(
    variantRequestsOf([
      { data: { ...data, parent_sku: 'OTHER' }, parent_sku: 'STONE' },
      null,
      { data: { ...data, parent_sku: 'STONE' } },
    ]),
  ).toEqual(Array(2).fill({ ...data, parentSku: 'STONE', isVariant: true }));
});

test('[GM-04] a change names a line and a quantity, which may be 0; nulls are ignored', () => {
  expect(changesOf([{ cart_item_id: 5, quantity: 0 }, null, { cart_item_uid: 'Ng==', quantity: 4 }])).toEqual([
    { itemId: 5, quantity: 0 },
    { itemId: 6, quantity: 4 },
  ]);
});

test('[GM-04] a change may replace options instead of the quantity, in both formats', () => {
  const uid = Buffer.from('custom-option/8').toString('base64');
  const customizable_options = [{ id: 7, value_string: 'Ann' }, null, { uid, value_string: '3,4' }];
  const options = [
    { id: 7, value: 'Ann' },
    { id: 8, value: '3,4' },
  ];
  expect(changesOf([{ cart_item_id: 5, customizable_options }])).toEqual([{ itemId: 5, options }]);
  expect(changesOf([{ cart_item_id: 5, quantity: 2, customizable_options }])).toEqual([
    { itemId: 5, quantity: 2, options },
  ]);
  for (const none of [undefined, null, [], [null]])
    expect(() => changesOf([{ cart_item_id: 5, customizable_options: none }])).toThrow(
      'Required parameter "quantity" for "cart_items" is missing.',
    );
});
