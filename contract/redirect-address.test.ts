import { expect, test } from 'vitest';
import { withRequestQuery } from './redirect-address.ts';

test.each([
  ['/a', '', '/a'],
  ['/a', '?utm_source=x&gclid=y', '/a?utm_source=x&gclid=y'],
  ['/a?page=2', 'utm_source=x', '/a?page=2&utm_source=x'],
  ['/a?utm_source=own', '?utm_source=x&gclid=y', '/a?utm_source=own&gclid=y'],
  ['/a#top', '?gclid=y', '/a?gclid=y#top'],
  ['/a?b=1#top', '?b=2&b=3&c=4', '/a?b=1&c=4#top'],
  ['https://other.example/x', '?gclid=y', 'https://other.example/x?gclid=y'],
  ['https://other.example', '?gclid=y', 'https://other.example?gclid=y'],
  ['/a', '?q=a%20b+c&q=%C3%A9', '/a?q=a%20b+c&q=%C3%A9'],
  ['/a?q=%C3%A9', '?%71=other', '/a?q=%C3%A9'],
  ['/a', '?&&flag&', '/a?flag'],
  ['/a?', '?b=1', '/a?b=1'],
])('%s with %s is %s', (target, query, expected) => {
  expect(withRequestQuery(target, query)).toBe(expected);
});
