import { expect, test } from 'vitest';
import { valueUid } from '#commerce/merchandise/catalog/uids.ts';
import { changesOf, requestsOf, simpleRequestsOf, variantRequestsOf } from './requests.ts';

const data = { sku: 'STONE-12', quantity: 2 };

test('[GM-03] a product is asked for by sku, with its parent and the values chosen', () => {
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

test('the older mutations: a simple product, and a variant with its parent beside it or in it; a null says nothing', () => {
  expect(simpleRequestsOf([{ data }, null])).toEqual([data]);
  expect(
    variantRequestsOf([
      { data: { ...data, parent_sku: 'OTHER' }, parent_sku: 'STONE' },
      null,
      { data: { ...data, parent_sku: 'STONE' } },
    ]),
  ).toEqual(Array(2).fill({ ...data, parentSku: 'STONE', isVariant: true }));
});

test('[GM-04] changes name line and quantity, which may be none; a null says nothing', () => {
  expect(changesOf([{ cart_item_id: 5, quantity: 0 }, null, { cart_item_uid: 'Ng==', quantity: 4 }])).toEqual([
    { itemId: 5, quantity: 0 },
    { itemId: 6, quantity: 4 },
  ]);
});

test('[GM-04] a change may give options instead of a quantity, in either of their forms', () => {
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
