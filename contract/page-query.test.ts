import { expect, test } from 'vitest';
import { isPageQueryKey, MAX_QUERY_VALUE_LENGTH } from './page-render.ts';

test('keys that change the rendered page belong to its query', () => {
  for (const key of ['page', 'query', 'sort', 'direction', 'view', 'config', 'showroom', 'shared', 'products'])
    expect([key, isPageQueryKey(key)]).toEqual([key, true]);
});

test('every filter of the layered navigation does', () => {
  for (const key of [
    'price[filter]',
    'category_id[filter]',
    'a[filter]',
    'size2[filter]',
    `a${'b'.repeat(59)}[filter]`,
  ])
    expect([key, isPageQueryKey(key)]).toEqual([key, true]);
});

test('campaign keys, personal data and look-alikes of filters do not', () => {
  for (const key of [
    '',
    'utm_source',
    'gclid',
    'email',
    'price',
    'filter',
    '[filter]',
    '2x[filter]',
    'Price[filter]',
    'x-y[filter]',
    ' price[filter]',
    'price[filter]x',
    'price[filter][0]',
    `a${'b'.repeat(60)}[filter]`,
  ])
    expect([key, isPageQueryKey(key)]).toEqual([key, false]);
});

test('values are cut at 200 characters', () => {
  expect(MAX_QUERY_VALUE_LENGTH).toBe(200);
});
