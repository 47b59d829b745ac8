import { expect, test } from 'vitest';
import { restPath } from './rest-path.ts';

test('the path below /rest keeps its encoding and its query', () => {
  expect(restPath('/rest/V1/guest-carts/a%20b/totals?x=1&y=../z')).toBe('/V1/guest-carts/a%20b/totals?x=1&y=../z');
  expect(restPath('/rest/V1/products/a%2Fb.c..d')).toBe('/V1/products/a%2Fb.c..d');
});

test.each([
  '/rest/../admin',
  '/rest/%2e%2e/admin',
  '/rest/V1/..%2f..%2fadmin',
  '/rest/V1/..\\admin',
  '/rest/..;/admin',
  '/rest/./../admin',
  '/rest/V1/x/..',
  '/rest/%zz',
])('nothing leads out of it: %s', (target) => expect(restPath(target)).toBeUndefined());
