import { expect, test } from 'vitest';
import { filterFields } from './fields-filter.ts';

const cart = { id: 5, items: [{ sku: 'A', qty: 1, price: { value: 2, currency: 'CAD' } }, { sku: 'B' }], note: null };

test.each<[string, unknown]>([
  ['id', { id: 5 }],
  ['id,note', { id: 5, note: null }],
  ['items[sku]', { items: [{ sku: 'A' }, { sku: 'B' }] }],
  ['items[sku,price[currency]],id', { items: [{ sku: 'A', price: { currency: 'CAD' } }, { sku: 'B' }], id: 5 }],
  ['items', { items: cart.items }],
  ['unknown', {}],
  ['id,,', { id: 5 }],
  ['__proto__', {}],
  ['constructor', {}],
])('%s of an object', (filter, left) => {
  expect(filterFields(cart, filter)).toEqual(left);
});

test('of a list, each element is filtered', () => {
  expect(filterFields(cart.items, 'sku')).toEqual([{ sku: 'A' }, { sku: 'B' }]);
});

test('scalars, and responses without a filter, are unchanged', () => {
  for (const response of ['id', 7, true, null]) expect(filterFields(response, 'id')).toBe(response);
  expect(filterFields(cart, null)).toBe(cart);
  expect(filterFields(cart, '')).toBe(cart);
  expect(filterFields({ id: 'text' }, 'id[deeper]')).toEqual({ id: 'text' });
});

test.each([
  'items[sku',
  'items]',
  '[sku]',
  'items[sku]]',
  'id;drop',
  'id name',
  `${'a['.repeat(40)}a${']'.repeat(40)}`,
])('an invalid filter leaves nothing: %s', (filter) => {
  expect(filterFields(cart, filter)).toEqual([]);
});
