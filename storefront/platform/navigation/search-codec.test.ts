import { expect, test } from 'vitest';
import { MAX_QUERY_VALUE_LENGTH } from '#contract/page-render.ts';
import { formatSearch, parseSearch } from './search-codec.ts';

test('plain text survives the round trip, and values of one key are grouped', () => {
  const search = '?page=2&material%5Bfilter%5D=Ceramic%2C18&material%5Bfilter%5D=Porcelain%2C10';
  expect(parseSearch(search)).toEqual({ page: '2', 'material[filter]': ['Ceramic,18', 'Porcelain,10'] });
  expect(formatSearch(parseSearch(search))).toBe(search);
  expect(formatSearch({ page: undefined, query: '' })).toBe('');
});

test('truncates a value at the server’s limit, and no key reaches the prototype', () => {
  expect(parseSearch(`?query=${'x'.repeat(300)}&__proto__=y`)).toEqual({ query: 'x'.repeat(MAX_QUERY_VALUE_LENGTH) });
});
