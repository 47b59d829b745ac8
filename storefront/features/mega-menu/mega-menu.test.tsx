// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { ruleOf, styleSheet } from '#storefront/testing/css.ts';
import { MegaMenu, MOST_ENTRIES } from './mega-menu.tsx';
import { menuBehaviour } from './menu-behaviour.ts';
import { menuOf, menuTree } from './menu-tree.ts';

const ORIGIN = 'https://shop.test';
let ids = 0;
const node = (fields: Record<string, unknown>) => ({
  __typename: 'SnowdogMenuNode' as const, node_id: (ids += 1), menu_id: 1, type: 'category', classes: null, parent_id: 0, position: 0, level: 0, title: 'x', url_key: 'x',
  additional_data: null, creation_time: '', update_time: '', node_template: null, submenu_template: null, content: null, image: null, image_alt_text: null, ...fields,
});
type Nodes = Parameters<typeof menuTree>[0];
const tree = (...nodes: object[]) => menuTree(nodes as unknown as Nodes, ORIGIN);
const answer = (menus: object[]) => ({ snowdogMenus: { items: menus.map((menu) => ({ menu_id: 1, identifier: 'm', title: 'm', css_class: null, creation_time: '', update_time: '', ...menu })) } }) as never;

const TOP = ['manufactured-tiles', 'natural-stone-tiles', 'mosaic-tiles', 'natural-stone-slabs', 'engineered-wood', 'vinyl'];
const shop = (css_class: string | null = null) =>
  answer([
    {
      css_class,
      nodes: {
        items: TOP.flatMap((url_key, index) => [
          node({ node_id: 10_000 + index, title: url_key, url_key, position: index }),
          ...Array.from({ length: 10 }, (_, child) => node({ parent_id: 10_000 + index, level: 1, position: child, title: `${url_key} ${child}`, url_key: `${url_key}/${child}` })),
        ]),
      },
    },
  ]);

let drawn: Rendered | undefined;
afterEach(() => drawn?.unmount());
const draw = async (data = shop()): Promise<HTMLElement> => {
  drawn = await render(<MegaMenu />, await testPlatform('CA_EN', { snowdogMenus: data }));
  const menu = drawn.container.querySelector('nav');
  if (!menu) throw new Error('No menu');
  return menu;
};

test('[MM-15][MM-16] each node hangs under its parent, from the deepest level upward', () => {
  const nodes = [
    node({ node_id: 3, parent_id: 2, level: 2, title: 'leaf', position: 1 }),
    node({ node_id: 1, level: 0, title: 'root' }),
    node({ node_id: 4, parent_id: 2, level: 2, title: 'first leaf', position: 0 }),
    node({ node_id: 2, parent_id: 1, level: 1, title: 'branch' }),
    node({ node_id: 9, parent_id: 77, level: 1, title: 'orphan' }),
  ];
  expect(tree(...nodes)).toMatchObject([{ title: 'root', children: [{ title: 'branch', children: [{ title: 'first leaf' }, { title: 'leaf' }] }] }]);
});

test('[MM-10] of several menus only the first is used', () => {
  const menus = answer([{ nodes: { items: [node({ title: 'first' })] } }, { nodes: { items: [node({ title: 'second' })] } }]);
  expect(menuOf(menus, ORIGIN)?.entries.map(({ title }) => title)).toEqual(['first']);
  expect(menuOf({ snowdogMenus: { items: [] } } as never, ORIGIN)).toBeNull();
});

test('[MM-06][MM-07] a link on the same site stays in the tab, one to another site opens a new one', () => {
  const entries = tree(
    node({ type: 'custom_url', content: `${ORIGIN}/samples`, title: 'own', target: true }),
    node({ type: 'custom_url', content: 'https://elsewhere.test/', title: 'other', target: false }),
    node({ type: 'custom_url', content: '/outlet', title: 'path' }),
  );
  expect(entries.map(({ href, opensNewTab }) => [href, opensNewTab ?? false])).toEqual([['/samples', false], ['https://elsewhere.test/', true], ['/outlet', false]]);
});

test('[MM-08][MM-09][HL-07] an entry with the search parameter modal:open opens that dialog', () => {
  const entries = tree(node({ type: 'custom_url', content: '/?modal:open=track-my-order' }), node({ type: 'custom_url', content: '/?modal:open=sign-in' }));
  expect(entries.map(({ href }) => href)).toEqual(['#track-my-order', '#sign-in']);
});

test('[MM-02] a submenu shows eight entries at most', async () => {
  const menu = await draw();
  expect(MOST_ENTRIES).toBe(8);
  expect(menu.querySelector('[data-menu-item] ul')?.children).toHaveLength(8);
});

test('[MM-03] each top entry has a link to all of it', async () => {
  const menu = await draw();
  const links = [...menu.querySelectorAll('[data-menu-item]')].map((item) => [...item.querySelectorAll('a')].find(({ textContent }) => textContent === 'View all')?.getAttribute('href'));
  expect(links).toEqual(TOP.map((path) => `/${path}`));
});

test('[MM-04][MM-05] the panel has four columns, five in the variant', async () => {
  expect((await draw()).dataset['columns']).toBe('4');
  await drawn?.unmount();
  expect((await draw(shop('mega-menu five-columns'))).dataset['columns']).toBe('5');
  const css = styleSheet('features/mega-menu/mega-menu.module.css');
  expect(ruleOf(css, '.inner')).toContain('repeat(4,');
  expect(ruleOf(css, ".menu[data-columns='5'] .inner")).toContain('repeat(5,');
});

test('[MM-01] the menu shows from 1024px and not below', () => {
  const css = styleSheet('features/mega-menu/mega-menu.module.css');
  expect(ruleOf(css, '.menu')).toContain('display: none');
  expect(ruleOf(css, '.menu', '@media (min-width: 1024px)')).toContain('display: block');
});

test('the panels open by keyboard, close on Escape with the focus on their button, and on following a link', async () => {
  const menu = await draw();
  const stop = menuBehaviour(menu);
  const [button] = menu.querySelectorAll('button');
  const item = button?.closest('[data-menu-item]');
  await during(() => button?.click());
  expect([item?.hasAttribute('data-open'), button?.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  await during(() => item?.querySelector('ul a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect([item?.hasAttribute('data-open'), document.activeElement === button]).toEqual([false, true]);
  await during(() => button?.click());
  await during(() => item?.querySelector<HTMLElement>('ul a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  expect([item?.hasAttribute('data-open'), menu.hasAttribute('data-shut')]).toEqual([false, true]);
  stop();
});
