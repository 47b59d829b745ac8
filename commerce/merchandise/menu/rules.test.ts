import { expect, test } from 'vitest';
import { additionalDataOf, addressOf, menusOfView, withChildren } from './rules.ts';
import type { Menu } from './types.ts';

const menu = (id: number, identifier: string, ...storeViewIds: number[]): Menu => ({
  id,
  identifier,
  title: identifier,
  cssClass: null,
  storeViewIds,
  createdAt: '',
  updatedAt: '',
  nodes: [],
});
const ids = (menus: readonly Menu[], view: number): number[] => menusOfView(menus, view).map(({ id }) => id);

test('a view has its own menus first, then those of all views, and no others', () => {
  expect(ids([menu(1, 'footer', 0), menu(2, 'main', 3), menu(3, 'main', 1), menu(4, 'trade', 1, 2)], 1)).toEqual([
    3, 4, 1,
  ]);
});

test('with the same identifier a view’s own menu replaces that of all views', () => {
  const menus = [menu(1, 'main', 0), menu(2, 'main', 3), menu(3, 'footer', 0), menu(4, 'main', 3)];
  expect([ids(menus, 3), ids(menus, 1), ids([], 1)]).toEqual([[2, 3], [1, 3], []]);
});

test('a menu of another view is not returned', () => {
  expect(ids([menu(1, 'main', 3)], 1)).toEqual([]);
});

test('an entry has its path with a slash, a custom one its text, and one without a URL none', () => {
  expect([
    addressOf({ type: 'category' }, 'tiles.html'),
    addressOf({ type: 'custom_url' }, 'https://a.test/#x'),
    addressOf({ type: 'wrapper' }, null),
    addressOf({ type: 'custom_url' }, null),
    addressOf({ type: 'custom_url' }, 'javascript:alert(1)'),
    addressOf({ type: 'custom_url' }, 'java\tscript:alert(1)'),
  ]).toEqual(['/tiles.html', 'https://a.test/#x', null, null, '/javascript:alert(1)', '/java\tscript:alert(1)']);
});

test('search parameters are part of the additional data', () => {
  expect([additionalDataOf('modal:open=sign-in'), additionalDataOf(null), additionalDataOf('')]).toEqual([
    ['search_params=modal:open=sign-in'],
    [],
    [],
  ]);
});

test('every node has its children in order; a node with a hidden parent has no parent', () => {
  const rows = [
    { node_id: 1, parent_id: 0 },
    { node_id: 2, parent_id: 1 },
    { node_id: 3, parent_id: 1 },
    { node_id: 4, parent_id: 9 },
    { node_id: 5, parent_id: 3 },
  ];
  expect(withChildren(rows).map(({ node_id, children }) => [node_id, children.map((child) => child.node_id)])).toEqual([
    [1, [2, 3]],
    [2, []],
    [3, [5]],
    [4, []],
    [5, []],
  ]);
});
