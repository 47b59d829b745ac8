import { expect, test } from 'vitest';
import { parseHref } from './history.ts';
import { locationOf, pageKeyOf } from './location.ts';

const at = (href: string, prefix = '') => locationOf(parseHref(href, 'k'), prefix);

test('removes the store view’s prefix from a URL', () => {
  expect(at('/CA_FR/cart?query=a#top', '/CA_FR')).toEqual({
    href: '/cart?query=a#top',
    pathname: '/cart',
    search: { query: 'a' },
    searchStr: '?query=a',
    hash: 'top',
    key: 'k',
  });
  expect([at('/ca_fr', '/CA_FR').pathname, at('/CA_FRench', '/CA_FR').pathname]).toEqual(['/', '/CA_FRench']);
});

test('decodes a path except for escapes that would change it; leaves invalid text unchanged', () => {
  expect(
    ['/%C3%A9t%C3%A9', '/%63art', '/a%2Fb', '/a%3Fb', '/a%2523b', '/%ff'].map((path) => at(path).pathname),
  ).toEqual(['/été', '/cart', '/a%2Fb', '/a%3Fb', '/a%2523b', '/%ff']);
  expect([at('/#r%C3%A9sum%C3%A9').hash, at('/#100%').hash]).toEqual(['résumé', '100%']);
});

test('a URL that begins with two slashes contains no host', () => {
  expect(at('//evil.example/x?query=1')).toMatchObject({ pathname: '//evil.example/x', search: { query: '1' } });
});

test('hash and campaign parameters do not change the page key; other parameters do', () => {
  const key = pageKeyOf(at('/tiles?page=2'));
  expect(pageKeyOf(at('/tiles?page=2&utm_source=mail#list'))).toBe(key);
  expect([pageKeyOf(at('/tiles?page=3')), pageKeyOf(at('/stone?page=2'))]).not.toContain(key);
});
