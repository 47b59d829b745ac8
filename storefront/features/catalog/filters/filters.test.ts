import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { filterArgument, filterInput } from './filter-input.ts';
import { filterKind } from './filter-kinds.ts';
import { countActive, formatFilters, isActive, parseFilters, toggleOption } from './filter-state.ts';

test('[EN-46][EN-47] a filter in the URL is name[filter]=title,value, and the value follows the last comma', () => {
  const filters = parseFilters({
    'material[filter]': 'Marble,42',
    'size[filter]': ['12 × 24 in,7', 'Large, very large,9'],
  });
  expect([...filters]).toEqual([
    ['material', [{ title: 'Marble', value: '42' }]],
    [
      'size',
      [
        { title: '12 × 24 in', value: '7' },
        { title: 'Large, very large', value: '9' },
      ],
    ],
  ]);
  expect(formatFilters(filters)).toEqual({
    'material[filter]': 'Marble,42',
    'size[filter]': ['12 × 24 in,7', 'Large, very large,9'],
  });
});

test('[RT-07] category_id[filter] contains label and id, and is converted to a category_uid filter', () => {
  const filters = parseFilters({
    'category_id[filter]': 'Marble,42',
    'category_uid[filter]': ['Slate,NDM=', 'Marble again,NDI='],
  });
  expect(filterArgument(filters)).toEqual({ category_uid: { in: ['NDI=', 'NDM='] } });
  expect(formatFilters(filters)).toEqual({ 'category_id[filter]': ['Marble,42', 'Slate,43'] });
});

test('ignores invalid values: a category that is not a number, or an invalid price', () => {
  const search = {
    'category_id[filter]': ['Marble,x', 'All,'],
    'category_uid[filter]': ['A,%%', 'B,eA=='],
    'price[filter]': 'Cheap,a_b',
    'price_per_sq_ft[filter]': 'Cheap,1_2_3',
  };
  expect([...parseFilters(search)]).toEqual([]);
  for (const value of ['1_6', '*_6', '1.5_*', '5', '_6'])
    expect(parseFilters({ 'price[filter]': `A,${value}` }).size).toBe(1);
});

test('[EN-48] a filter of kind equal with one value gives eq, with several gives in', () => {
  expect(filterInput('equal', ['4'])).toEqual({ eq: '4' });
  expect(filterInput('equal', ['4', '5'])).toEqual({ in: ['4', '5'] });
  expect(filterInput('equal', [])).toBeUndefined();
});

test('[EN-49] a filter of kind match gives match', () => {
  expect(filterInput('match', ['oak', 'ash'])).toEqual({ match: 'oak' });
});

test('[EN-50] a filter of kind range gives from and to', () => {
  expect(filterInput('range', ['50_100'])).toEqual({ from: '50', to: '100' });
});

test('[EN-51] * leaves one end of a range open', () => {
  expect(filterInput('range', ['*_100'])).toEqual({ to: '100' });
  expect(filterInput('range', ['50_*'])).toEqual({ from: '50' });
  expect(parseFilters({ 'price[filter]': 'Any,*_*' }).size).toBe(0);
});

test('[ER-21] an unknown filter kind throws an error', () => {
  // @ts-expect-error -- a kind from data, not from code
  expect(() => filterInput('fuzzy', ['1'])).toThrow(new TypeError('Unknown type fuzzy'));
});

test('the filter kinds common to all lists match the contract', () => {
  const folder = new URL('../../../../contract/schema/', import.meta.url);
  const text = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const type = buildSchema(text).getType('ProductAttributeFilterInput');
  if (!isInputObjectType(type)) throw new Error('No filter type');
  const kinds: Record<string, string> = {
    FilterEqualTypeInput: 'equal',
    FilterMatchTypeInput: 'match',
    FilterRangeTypeInput: 'range',
  };
  for (const { name, type: kind } of Object.values(type.getFields()))
    expect([name, filterKind(name, '1_2')]).toEqual([name, kinds[String(kind)]]);
});

test('filters an attribute unknown to the code by its values: options by id, numbers by a range', () => {
  const filters = parseFilters({
    'warmth[filter]': ['Cool,12', 'Warm,13'],
    'heated[filter]': 'Yes,1',
    'thickness_mm[filter]': '9 to 12,9_12',
    'weight_class[filter]': 'Up to 4.5,*_4.5',
    'quarry[filter]': ['Odd,-0_0', 'Odder,*_*'],
  });
  expect(filterArgument(filters)).toEqual({
    warmth: { in: ['12', '13'] },
    heated: { eq: '1' },
    thickness_mm: { from: '9', to: '12' },
    weight_class: { to: '4.5' },
    quarry: { in: ['-0_0', '*_*'] },
  });
});

test('ignores other parameters, empty filters and invalid attribute names', () => {
  const search = {
    query: 'oak',
    page: 2,
    'Magic word[filter]': 'A,1',
    '__proto__[filter]': 'A,1',
    'look[filter]': ['', 'Wood,'],
    'finish[filter]': { a: 1 },
    '[filter]': 'A,1',
  };
  expect(parseFilters(search).size).toBe(0);
  expect(parseFilters({ 'look[filter]': ['Wood,1', 'Wood again,1'] }).get('look')).toHaveLength(1);
  expect(parseFilters({ 'outlet[filter]': 1 }).get('outlet')).toEqual([{ title: '1', value: '1' }]);
  expect(countActive(parseFilters({ 'look[filter]': Array.from({ length: 99 }, (_, index) => `L,${index}`) }))).toBe(
    24,
  );
});

test('filters survive a round trip through a URL', () => {
  const title = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
  const value = fc.stringMatching(/^[a-zA-Z0-9_.*-]{1,12}$/);
  const options = fc.uniqueArray(fc.record({ title, value }), {
    minLength: 1,
    maxLength: 4,
    selector: (option) => option.value,
  });
  const filters = fc.dictionary(fc.constantFrom('material', 'size', 'finish', 'sku'), options, {
    minKeys: 0,
    maxKeys: 4,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      const given = new Map(Object.entries(chosen));
      const parameters = new URLSearchParams();
      for (const [key, texts] of Object.entries(formatFilters(given)))
        for (const text of [texts].flat()) parameters.append(key, text);
      const read: Record<string, string | string[]> = {};
      for (const key of new Set(parameters.keys())) read[key] = parameters.getAll(key);
      expect(Object.fromEntries(parseFilters(read))).toEqual(Object.fromEntries(given));
    }),
  );
});

test('choosing a value twice changes nothing', () => {
  const filters = parseFilters({ 'look[filter]': ['Wood,1', 'Stone,2'] });
  const option = { title: 'Cement', value: '3' };
  const chosen = toggleOption(filters, 'look', option);
  expect(isActive(chosen, 'look', '3')).toBe(true);
  expect(toggleOption(chosen, 'look', option)).toEqual(filters);
  expect(toggleOption(parseFilters({ 'look[filter]': 'Wood,1' }), 'look', { title: 'Wood', value: '1' }).size).toBe(0);
});
