import { describe, expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { numbersAskedFor, sortAskedFor, storeViewsAskedFor } from './bought-query.ts';

describe('[AA-04] orders are asked for by number', () => {
  test('or not: then all are', () => {
    for (const filter of [undefined, null, {}, { eq: null, in: null, match: null }])
      expect(numbersAskedFor(filter)).toEqual({ numbers: undefined, part: undefined });
  });

  test('by one, by some, or by one among some', () => {
    expect(numbersAskedFor({ eq: '1' }).numbers).toEqual(['1']);
    expect(numbersAskedFor({ in: ['1', null, '2'] }).numbers).toEqual(['1', '2']);
    expect(numbersAskedFor({ eq: '2', in: ['1', '2', '3'] }).numbers).toEqual(['2']);
    expect(numbersAskedFor({ eq: '4', in: ['1', '2'] }).numbers).toEqual([]);
    expect(numbersAskedFor({ in: [] }).numbers).toEqual([]);
  });

  test('by three digits of it at least', () => {
    expect(numbersAskedFor({ match: ' 123 ' })).toEqual({ numbers: undefined, part: '123' });
    expect(numbersAskedFor({ match: '123', eq: '91234' })).toEqual({ numbers: ['91234'], part: '123' });
    for (const match of ['', '12', ' 12 '])
      expect(refusalOf(() => numbersAskedFor({ match }))).toEqual({
        message: 'Invalid match filter. Minimum length is 3.',
        category: 'graphql-input',
        code: undefined,
      });
  });

  test('by a hundred of them at most', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => String(index));
    expect(numbersAskedFor({ in: [...hundred, null] }).numbers).toEqual(hundred);
    expect(refusalOf(() => numbersAskedFor({ in: [...hundred, '100'] }))?.message).toBe(
      'Maximum items of type "number" is 100',
    );
  });
});

test('[AA-04] the store view is the scope unless its website or everything is asked for', () => {
  const own = { id: 2, websiteId: 7 };
  const views = [{ id: 1, websiteId: 6 }, own, { id: 3, websiteId: 7 }];
  expect(storeViewsAskedFor('GLOBAL', own, views)).toBeUndefined();
  expect(storeViewsAskedFor('WEBSITE', own, views)).toEqual([2, 3]);
  for (const scope of ['STORE', null, undefined] as const) expect(storeViewsAskedFor(scope, own, views)).toEqual([2]);
});

test('[AA-04] the newest order comes first, unless another order is asked for', () => {
  for (const sort of [null, undefined]) expect(sortAskedFor(sort)).toEqual({ by: 'id', direction: 'desc' });
  expect(sortAskedFor({ sort_field: 'NUMBER', sort_direction: 'DESC' })).toEqual({ by: 'number', direction: 'desc' });
  expect(sortAskedFor({ sort_field: 'CREATED_AT', sort_direction: 'ASC' })).toEqual({ by: 'id', direction: 'asc' });
});
