import { describe, expect, test } from 'vitest';
import { internalPath, resolveRewrite, splitAddress } from './rules.ts';
import type { Rewrite } from './types.ts';

test('entities have Magento’s internal paths', () => {
  expect(
    (['product', 'category', 'cms-page'] as const).map((entityType) => internalPath({ entityType, entityId: 7 })),
  ).toEqual(['catalog/product/view/id/7', 'catalog/category/view/id/7', 'cms/page/view/page_id/7']);
});

test.each([
  ['/porcelain-tiles', 'porcelain-tiles', ''],
  ['porcelain-tiles?page=2&sort=price', 'porcelain-tiles', '?page=2&sort=price'],
  ['//a/b?x=1?y=2#top', 'a/b', '?x=1?y=2'],
  ['/a#top?x=1', 'a', ''],
  ['https://shop.test/CA_FR/a?x=1', 'CA_FR/a', '?x=1'],
  ['HTTP://shop.test?x=1', 'home', '?x=1'],
  ['https://shop.test#top', 'home', ''],
  ['  /a  ', 'a', ''],
  ['a//b/', 'a//b/', ''],
  ['/', 'home', ''],
  ['', 'home', ''],
  ['?x=1', 'home', '?x=1'],
  ['/go/https://shop.test/a', 'go/https://shop.test/a', ''],
])('the address %j is path %j with query %j', (address, path, query) => {
  expect(splitAddress(address, 'home')).toEqual({ path, query });
});

const row = (
  requestPath: string,
  targetPath = '',
  redirectType: Rewrite['redirectType'] = 0,
  change: Partial<Rewrite> = {},
): Rewrite => ({
  requestPath,
  targetPath,
  redirectType,
  entityType: redirectType ? 'custom' : 'category',
  entityId: redirectType ? null : 4,
  ...change,
});

describe('a URL', () => {
  const follow = (...rows: [Rewrite, ...Rewrite[]]) =>
    resolveRewrite(rows[0], async (path) => rows.find(({ requestPath }) => requestPath === path));

  test('without a redirect is its entity', async () => {
    expect(await follow(row('tiles'))).toEqual({ entityType: 'category', entityId: 4, path: 'tiles', redirectCode: 0 });
  });

  test('follows redirects to the last one, with the code of the first', async () => {
    expect(await follow(row('old', 'older', 301), row('older', 'tiles', 302), row('tiles'))).toEqual({
      entityType: 'category',
      entityId: 4,
      path: 'tiles',
      redirectCode: 301,
    });
  });

  test('leaves the shop with its target unchanged', async () => {
    expect(await follow(row('old', 'https://elsewhere.test/a', 302))).toEqual({
      entityType: null,
      entityId: null,
      path: 'https://elsewhere.test/a',
      redirectCode: 302,
    });
  });

  test('in a redirect loop is unknown, after ten steps', async () => {
    expect(await follow(row('a', 'b', 301), row('b', 'a', 301, { entityType: 'product', entityId: 9 }))).toMatchObject({
      entityType: null,
      entityId: null,
      redirectCode: 301,
    });
    const chain = (steps: number): [Rewrite, ...Rewrite[]] => [
      row('p0', 'p1', 301),
      ...Array.from({ length: steps - 1 }, (_, index) =>
        row(`p${index + 1}`, `p${index + 2}`, 301, { entityType: 'category', entityId: 5 }),
      ),
      row(`p${steps}`),
    ];
    expect(await follow(...chain(10))).toMatchObject({ entityType: 'category', entityId: 4, path: 'p10' });
    expect(await follow(...chain(11))).toMatchObject({ entityType: null, entityId: null });
  });

  test('written by a merchant has no entity, whatever its row contains', async () => {
    expect(await follow(row('about', '', 0, { entityType: 'custom', entityId: 3 }))).toEqual({
      entityType: null,
      entityId: null,
      path: 'about',
      redirectCode: 0,
    });
  });
});
