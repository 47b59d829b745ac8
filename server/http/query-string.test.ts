import { expect, test } from 'vitest';
import { parseQueryString } from './query-string.ts';

test('fields are decoded, and those of a text that was seen before are the same, which nobody can change', () => {
  const fields = parseQueryString('query=%7Ba%7D&variables=%7B%22x%22%3A1%7D&a=b+c&a=%zz');
  expect(fields).toEqual({ query: '{a}', variables: '{"x":1}', a: ['b c', '%zz'] });
  expect(parseQueryString('query=%7Ba%7D&variables=%7B%22x%22%3A1%7D&a=b+c&a=%zz')).toBe(fields);
  expect(Object.isFrozen(fields)).toBe(true);
  expect(parseQueryString('query=%7Bb%7D')).toEqual({ query: '{b}' });
  expect(parseQueryString('')).toEqual({});
});
