import { expect, test } from 'vitest';
import { menusOfView } from './rules.ts';
import type { Menu } from './types.ts';

const menu = (id: number, identifier: string, ...storeViewIds: number[]): Menu => ({ id, identifier, title: identifier, cssClass: null, storeViewIds, createdAt: '', updatedAt: '', nodes: [] });
const ids = (menus: readonly Menu[], view: number): number[] => menusOfView(menus, view).map(({ id }) => id);

test('a view has its own menus first, then those of all views, and no other’s', () => {
  expect(ids([menu(1, 'footer', 0), menu(2, 'main', 3), menu(3, 'main', 1), menu(4, 'trade', 1, 2)], 1)).toEqual([3, 4, 1]);
});

test('of one identifier a view’s own menu stands before that of all views, and once', () => {
  const menus = [menu(1, 'main', 0), menu(2, 'main', 3), menu(3, 'footer', 0), menu(4, 'main', 3)];
  expect([ids(menus, 3), ids(menus, 1), ids([], 1)]).toEqual([[2, 3], [1, 3], []]);
});
