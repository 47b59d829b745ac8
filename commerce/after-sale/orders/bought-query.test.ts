import { describe, expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { numberFilter, sortOrder, storeViewScope } from './bought-query.ts';

describe('filtering orders by number', () => {
  test('matches all orders without a filter', () => {
    for (const filter of [undefined, null, {}, { eq: null, in: null, match: null }])
      expect(numberFilter(filter)).toEqual({ numbers: undefined, part: undefined });
  });

  test('matches one number, several numbers, or both', () => {
    expect(numberFilter({ eq: '1' }).numbers).toEqual(['1']);
    expect(numberFilter({ in: ['1', null, '2'] }).numbers).toEqual(['1', '2']);
    expect(numberFilter({ eq: '2', in: ['1', '2', '3'] }).numbers).toEqual(['2']);
    expect(numberFilter({ eq: '4', in: ['1', '2'] }).numbers).toEqual([]);
    expect(numberFilter({ in: [] }).numbers).toEqual([]);
  });

  test('matches part of a number of any length, as in Magento', () => {
    expect(numberFilter({ match: ' 123 ' })).toEqual({ numbers: undefined, part: '123' });
    expect(numberFilter({ match: '3' })).toEqual({ numbers: undefined, part: '3' });
    expect(numberFilter({ match: '123', eq: '91234' })).toEqual({ numbers: ['91234'], part: '123' });
  });

  test('accepts at most a hundred numbers', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => String(index));
    expect(numberFilter({ in: [...hundred, null] }).numbers).toEqual(hundred);
    expect(refusalOf(() => numberFilter({ in: [...hundred, '100'] }))?.message).toBe(
      'Maximum items of type "number" is 100',
    );
  });
});

test('defaults to the store view; WEBSITE and GLOBAL widen the scope', () => {
  const own = { id: 2, websiteId: 7 };
  const views = [{ id: 1, websiteId: 6 }, own, { id: 3, websiteId: 7 }];
  expect(storeViewScope('GLOBAL', own, views)).toBeUndefined();
  expect(storeViewScope('WEBSITE', own, views)).toEqual([2, 3]);
  for (const scope of ['STORE', null, undefined] as const) expect(storeViewScope(scope, own, views)).toEqual([2]);
});

test('sorts the newest order first by default', () => {
  for (const sort of [null, undefined]) expect(sortOrder(sort)).toEqual({ by: 'id', direction: 'desc' });
  expect(sortOrder({ sort_field: 'NUMBER', sort_direction: 'DESC' })).toEqual({ by: 'number', direction: 'desc' });
  expect(sortOrder({ sort_field: 'CREATED_AT', sort_direction: 'ASC' })).toEqual({ by: 'id', direction: 'asc' });
});
