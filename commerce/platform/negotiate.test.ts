import { expect, test } from 'vitest';
import { acceptsType, chooseEncoding } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP, Br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['br;q=0, gzip;q=0, identity;q=0', 'identity'],
])('Accept-Encoding %s gets %s, the first time and from then on', (header, encoding) => {
  expect([chooseEncoding(header), chooseEncoding(header)]).toEqual([encoding, encoding]);
});

test.each([
  ['image/avif,image/webp,*/*', true],
  ['Image/WebP;q=0.8', true],
  ['image/webp;q=0, */*', false],
  ['image/*,*/*', false],
  [undefined, false],
])('Accept %s includes WebP: %s', (header, isNamed) => {
  expect(acceptsType(header, 'image/webp')).toBe(isNamed);
});
