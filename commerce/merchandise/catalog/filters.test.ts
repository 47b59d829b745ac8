import { expect, test } from 'vitest';
import { categoryIdsOf, priceBoundsOf, sortOrdersOf, valuesOf } from './filters.ts';
import { decodeValueUid, idUid, valueUid } from './uids.ts';

test('[EN-48] an equal filter is one value or several', () => {
  expect(valuesOf({ eq: '1' })).toEqual(['1']);
  expect(valuesOf({ in: ['1', null, '2'] })).toEqual(['1', '2']);
  expect(valuesOf({ eq: '1', in: ['2'] })).toEqual([]);
  expect(valuesOf({})).toBeNull();
  expect(valuesOf(null)).toBeNull();
});

test('[EN-50] [EN-51] a range is open where it is empty or *', () => {
  expect(priceBoundsOf({ from: '10', to: '20.5' }, 'CAD')).toEqual({ from: 1000, to: 2050 });
  expect(priceBoundsOf({ from: '*', to: '20' }, 'CAD')).toEqual({ from: null, to: 2000 });
  expect(priceBoundsOf({ from: '10' }, 'CAD')).toEqual({ from: 1000, to: null });
  expect(priceBoundsOf({ from: '*', to: '*' }, 'CAD')).toBeNull();
  expect(priceBoundsOf({ from: 'x' }, 'CAD')).toBeNull();
});

test('category filters by id or by uid, not both', () => {
  expect(categoryIdsOf(['42'], null, 'category_id')).toEqual([42]);
  expect(categoryIdsOf(null, [idUid(42)], 'category_id')).toEqual([42]);
  expect(() => categoryIdsOf(null, ['no uid'], 'category_id')).toThrow('Value of uid "no uid" is incorrect.');
  expect(() => categoryIdsOf(['1'], [idUid(1)], 'category_id')).toThrow(
    "`category_id` and `category_uid` can't be used at the same time.",
  );
});

test('uids of values read back; others are refused', () => {
  expect(decodeValueUid(valueUid(143, 63))).toEqual({ attributeId: 143, optionId: 63 });
  expect(decodeValueUid('Y29uZmlndXJhYmxlLzE0Mw==')).toBeNull();
  expect(decodeValueUid('%%%')).toBeNull();
});

test('sort keys have their direction, in the given order', () => {
  expect(sortOrdersOf({ price: 'DESC', name: 'ASC' }, [])).toEqual([
    { key: 'price', isDescending: true },
    { key: 'name', isDescending: false },
  ]);
});
