import { expect, test } from 'vitest';
import { toggleOption } from './filter-state.ts';
import { changeList, formatListSearch, parseCategorySearch, parseListSearch, sortArgument } from './list-search.ts';
import { chunksOf, lastPageOf, shownOn } from './paging.ts';

test('[EN-43] a list starts at page 1 with requests of 6 products', () => {
  expect(parseListSearch({}).page).toBe(1);
  expect(chunksOf(1)).toEqual([
    { pageSize: 6, currentPage: 1 },
    { pageSize: 6, currentPage: 2 },
  ]);
  expect(shownOn(1, 40)).toBe(12);
});

test('each further page shows 24 more products, from the start', () => {
  expect(chunksOf(3)).toEqual([
    { pageSize: 24, currentPage: 1 },
    { pageSize: 24, currentPage: 2 },
  ]);
  expect([shownOn(2, 40), shownOn(3, 40), shownOn(2, 7)]).toEqual([24, 40, 7]);
  expect([0, 6, 12, 13, 24, 25, 30, 48, 49].map(lastPageOf)).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 4]);
  for (const total of [13, 24, 25, 100]) expect(shownOn(lastPageOf(total), total)).toBe(total);
});

test('the page is reset when a filter or the order changes', () => {
  const list = parseListSearch({ page: '4', sort: 'price', 'look[filter]': 'Wood,1' });
  expect(list.page).toBe(4);
  const filtered = changeList(list, { filters: toggleOption(list.filters, 'look', { title: 'Stone', value: '2' }) });
  expect(formatListSearch(filtered)).toEqual({ 'look[filter]': ['Wood,1', 'Stone,2'], sort: 'price' });
  expect(changeList(list, { sort: { key: 'name', direction: 'ASC' } }).page).toBe(1);
});

test('invalid values in a URL become the default', () => {
  for (const page of ['0', '-1', '1.5', 'x', '', null, {}]) expect(parseListSearch({ page }).page).toBe(1);
  expect(parseListSearch({ page: '9999' }).page).toBe(20);
  for (const sort of ['Created at', '__proto__', '', 7, ['name', 'price']])
    expect(parseListSearch({ sort, direction: 'DESC' }).sort).toBeUndefined();
  expect(parseListSearch({ sort: 'price', direction: 'sideways' }).sort).toEqual({ key: 'price', direction: 'ASC' });
});

test('a list can be sorted by an attribute unknown to the code', () => {
  const { sort } = parseListSearch({ sort: 'thickness_mm', direction: 'DESC' });
  expect(sortArgument(sort, false)).toEqual({ thickness_mm: 'DESC' });
  expect(parseListSearch({ sort: 'thickness_mm' }).sort).toEqual({ key: 'thickness_mm', direction: 'ASC' });
});

test('equal lists have the same URL', () => {
  expect(formatListSearch(parseListSearch({ page: 1, sort: 'price', direction: 'ASC' }))).toEqual({ sort: 'price' });
  expect(formatListSearch(parseListSearch({ sort: 'price', direction: 'DESC', page: 2 }))).toEqual({
    sort: 'price',
    direction: 'DESC',
    page: 2,
  });
});

test('without a chosen order, a category is sorted by position and a search by relevance', () => {
  expect(sortArgument(undefined, false)).toEqual({ position: 'ASC' });
  expect(sortArgument(undefined, true)).toEqual({ relevance: 'DESC' });
  expect(sortArgument({ key: 'name', direction: 'DESC' }, true)).toEqual({ name: 'DESC' });
});

test('a category page shows its own category, whatever the URL filters by', () => {
  const search = { 'category_id[filter]': 'X,5', 'category_url_path[filter]': 'A,tiles', 'look[filter]': 'Wood,1' };
  expect([...parseCategorySearch(search).filters.keys()]).toEqual(['look']);
  expect([...parseListSearch(search).filters.keys()]).toEqual(['category_uid', 'category_url_path', 'look']);
});
