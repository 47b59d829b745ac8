// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from '#storefront/platform/session/session.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { categoryMenuOf } from './category-menu.ts';
import { DrawerMenu } from './drawer-menu.tsx';
import { hideSignIn } from './hide-sign-in.ts';
import { MegaMenu } from './mega-menu.tsx';
import { CLOSE_AFTER_MS, menuBehaviour, OPEN_AFTER_MS } from './menu-behaviour.ts';
import { menuOf, menuTree } from './menu-tree.ts';
import { MAX_ENTRIES } from './view-all.ts';

const ORIGIN = 'https://shop.test';
let ids = 0;
const node = (fields: Record<string, unknown>) => ({
  __typename: 'SnowdogMenuNode' as const,
  node_id: (ids += 1),
  menu_id: 1,
  type: 'category',
  classes: null,
  parent_id: 0,
  position: 0,
  level: 0,
  title: 'x',
  url_key: 'x',
  additional_data: null,
  creation_time: '',
  update_time: '',
  node_template: null,
  submenu_template: null,
  content: null,
  image: null,
  image_alt_text: null,
  ...fields,
});
type Nodes = Parameters<typeof menuTree>[0];
const tree = (...nodes: object[]) => menuTree(nodes as unknown as Nodes, ORIGIN);
const response = (menus: object[]) =>
  ({
    snowdogMenus: {
      items: menus.map((menu) => ({
        menu_id: 1,
        identifier: 'm',
        title: 'm',
        css_class: null,
        creation_time: '',
        update_time: '',
        ...menu,
      })),
    },
  }) as never;

const TOP = [
  'manufactured-tiles',
  'natural-stone-tiles',
  'mosaic-tiles',
  'natural-stone-slabs',
  'engineered-wood',
  'vinyl',
];
const shop = (css_class: string | null = null) =>
  response([
    {
      css_class,
      nodes: {
        items: TOP.flatMap((url_key, index) => [
          node({ node_id: 10_000 + index, title: url_key, url_key, position: index }),
          ...Array.from({ length: 10 }, (_, child) =>
            node({
              parent_id: 10_000 + index,
              level: 1,
              position: child,
              title: `${url_key} ${child}`,
              url_key: `${url_key}/${child}`,
            }),
          ),
        ]),
      },
    },
  ]);

let rendered: Rendered | undefined;
let stop: (() => void) | undefined;
afterEach(async () => {
  stop?.();
  vi.useRealTimers();
  await rendered?.unmount();
});
const renderView = async (data = shop()): Promise<HTMLElement> => {
  rendered = await render(<MegaMenu />, await testPlatform('CA_EN', { snowdogMenus: data }));
  const menu = rendered.container.querySelector('nav');
  if (!menu) throw new Error('No menu');
  return menu;
};

test('treats a URL that would run code as a path of the shop', () => {
  const hrefs = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    ' javascript:x',
  ].map((content) => tree(node({ type: 'custom_url', content }))[0]?.href);
  for (const href of hrefs) expect(new URL(href ?? '', ORIGIN).origin).toBe(ORIGIN);
  const saved = ['https://a.test/x', 'mailto:a@b.ca', 'tel:+15145550100', '/faq', '#track-my-order'];
  expect(saved.map((content) => tree(node({ type: 'custom_url', content }))[0]?.href)).toEqual(saved);
});

test('[MM-15][MM-16] nests each node under its parent, from the deepest level upward', () => {
  const nodes = [
    node({ node_id: 3, parent_id: 2, level: 2, title: 'leaf', position: 1 }),
    node({ node_id: 1, level: 0, title: 'root' }),
    node({ node_id: 4, parent_id: 2, level: 2, title: 'first leaf', position: 0 }),
    node({ node_id: 2, parent_id: 1, level: 1, title: 'branch' }),
    node({ node_id: 9, parent_id: 77, level: 1, title: 'orphan' }),
  ];
  expect(tree(...nodes)).toMatchObject([
    { title: 'root', children: [{ title: 'branch', children: [{ title: 'first leaf' }, { title: 'leaf' }] }] },
  ]);
});

test('[MM-10] uses only the first of several menus', () => {
  const menus = response([
    { nodes: { items: [node({ title: 'first' })] } },
    { nodes: { items: [node({ title: 'second' })] } },
  ]);
  expect(menuOf(menus, ORIGIN)?.entries.map(({ title }) => title)).toEqual(['first']);
  expect(menuOf({ snowdogMenus: { items: [] } } as never, ORIGIN)).toBeNull();
});

test('converts one response for each origin of the shop: a link is internal at one, and external at the other', () => {
  const nodes = { items: [node({ type: 'custom_url', content: `${ORIGIN}/samples`, title: 'Samples' })] };
  const menus = { snowdogMenus: { items: [{ css_class: null, nodes }] } } as never;
  const hrefAt = (origin: string) => menuOf(menus, origin)?.entries.map(({ href }) => href);
  const other = 'https://other.test';
  expect([hrefAt(ORIGIN), hrefAt(other), hrefAt(ORIGIN)]).toEqual([['/samples'], [`${ORIGIN}/samples`], ['/samples']]);
  expect(menuOf(menus, ORIGIN)).toBe(menuOf(menus, ORIGIN));
});

test('[MM-06][MM-07] a link to the same site stays in the tab, one to another site opens a new tab', () => {
  const entries = tree(
    node({ type: 'custom_url', content: `${ORIGIN}/samples`, title: 'own', target: true }),
    node({ type: 'custom_url', content: 'https://elsewhere.test/', title: 'other', target: false }),
    node({ type: 'custom_url', content: '/outlet', title: 'path' }),
  );
  expect(entries.map(({ href, opensNewTab }) => [href, opensNewTab ?? false])).toEqual([
    ['/samples', false],
    ['https://elsewhere.test/', true],
    ['/outlet', false],
  ]);
});

const ways = () => [
  node({
    type: 'custom_url',
    content: '/',
    title: 'Where is it',
    additional_data: ['x', 'search_params=track-my-order'],
  }),
  node({ type: 'custom_url', content: '/', title: 'Come in', additional_data: ['search_params=sign-in'], position: 1 }),
];

test('[MM-08][MM-09][HL-07] an entry opens the dialog named by its search parameters or its hash', () => {
  expect(tree(...ways()).map(({ href }) => href)).toEqual(['#track-my-order', '#sign-in']);
  const spelled = ['/?modal:open=track-my-order', '/'].map((content, index) =>
    node({ type: 'custom_url', content, additional_data: index ? ['search_params=modal:open=sign-in'] : null }),
  );
  expect(tree(...spelled).map(({ href }) => href)).toEqual(['#track-my-order', '#sign-in']);
});

test('appends other search parameters of an entry to its URL', () => {
  const entries = tree(
    node({ url_key: 'tiles', additional_data: ['search_params=finish[filter]=Matte,1'] }),
    node({ type: 'custom_url', content: '/a?b=1#c', additional_data: ['search_params=d=2'] }),
  );
  expect(entries.map(({ href }) => href)).toEqual(['/tiles?finish[filter]=Matte,1', '/a?b=1&d=2#c']);
});

test('[MM-08][MM-09] every panel ends with the links to track an order and to sign in, which are not top entries', async () => {
  const data = shop() as unknown as { snowdogMenus: { items: [{ nodes: { items: object[] } }] } };
  data.snowdogMenus.items[0].nodes.items.push(...ways());
  const menu = await renderView(data as never);
  const panels = [...menu.querySelectorAll('[data-menu-panel]')];
  expect(panels).toHaveLength(TOP.length);
  for (const panel of panels)
    expect(
      [...panel.querySelectorAll('a')].slice(-2).map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Where is it', '#track-my-order'],
      ['Come in', '#sign-in'],
    ]);
  expect(menu.querySelectorAll('[data-menu-item]')).toHaveLength(TOP.length);
});

test('[MM-09] hides the sign-in link of the menu from signed-in customers; the drawer links to it below its products', async () => {
  const platform = {
    ...(await testPlatform('CA_EN', { snowdogMenus: response([{ nodes: { items: ways() } }]) })),
    session: createSession(),
  };
  rendered = await render(
    <>
      <MegaMenu />
      <DrawerMenu />
    </>,
    platform,
  );
  const menu = rendered.container.querySelector<HTMLElement>('[data-menu]');
  if (!menu) throw new Error('No menu');
  stop = hideSignIn(menu, platform.session);
  const shown = () =>
    [...(rendered?.container.querySelectorAll('a[href="#sign-in"]') ?? [])].filter((link) => !link.closest('[hidden]'))
      .length;
  expect(shown()).toBe(1);
  await during(() => platform.session.setToken('abc'));
  expect(shown()).toBe(0);
  await during(() => platform.session.clearToken());
  expect(shown()).toBe(1);
});

test('[MM-02] a submenu shows at most eight entries', async () => {
  const menu = await renderView();
  expect(MAX_ENTRIES).toBe(8);
  expect(menu.querySelector('[data-menu-item] ul')?.children).toHaveLength(8);
});

const grouped = response([
  {
    nodes: {
      items: [
        node({ node_id: 20_000, title: 'Tiles', url_key: 'tiles' }),
        node({ parent_id: 20_000, level: 1, title: 'Porcelain', url_key: 'tiles/porcelain' }),
        node({
          node_id: 20_001,
          parent_id: 20_000,
          level: 1,
          position: 1,
          title: 'By color',
          type: 'wrapper',
          url_key: null,
        }),
        ...Array.from({ length: 9 }, (_, position) =>
          node({
            parent_id: 20_001,
            level: 2,
            position,
            title: `Color ${position}`,
            url_key: 'tiles',
            additional_data: [`search_params=color_family%5Bfilter%5D=Color%2C${position}`],
          }),
        ),
      ],
    },
  },
]);

test('a nested submenu is a group of at most eight entries, in the panel and in the drawer, next to the plain entries', async () => {
  const href = '/tiles?color_family%5Bfilter%5D=Color%2C0';
  rendered = await render(<MegaMenu />, await testPlatform('CA_EN', { snowdogMenus: grouped }));
  const lists = (): string[][] =>
    [...(rendered?.container.querySelectorAll('[data-menu-panel] ul, section ul') ?? [])].map((list) =>
      [...list.children].map(({ textContent }) => textContent ?? ''),
    );
  const colours = Array.from({ length: 8 }, (_, position) => `Color ${position}`);
  expect(lists()).toEqual([['Porcelain'], colours]);
  expect(rendered.container.textContent).toContain('By color');
  expect(rendered.container.querySelector(`a[href="${href}"]`)?.textContent).toBe('Color 0');
  await rendered.unmount();
  rendered = await render(<DrawerMenu />, await testPlatform('CA_EN', { snowdogMenus: grouped }));
  await during(() => rendered?.container.querySelector('button')?.click());
  expect(lists()).toEqual([colours]);
  expect(rendered.container.querySelector('h4')?.textContent).toBe('By color');
  expect(rendered.container.querySelector(`a[href="${href}"]`)?.textContent).toBe('Color 0');
});

test('[MM-03] each top entry has a link to all its products', async () => {
  const menu = await renderView();
  const links = [...menu.querySelectorAll('[data-menu-item]')].map((item) =>
    [...item.querySelectorAll('a')].find(({ textContent }) => textContent === 'View all')?.getAttribute('href'),
  );
  expect(links).toEqual(TOP.map((path) => `/${path}`));
});

test('the CSS class of a menu sets five columns instead of four', async () => {
  expect((await renderView()).dataset['columns']).toBe('4');
  await rendered?.unmount();
  expect((await renderView(shop('mega-menu five-columns'))).dataset['columns']).toBe('5');
});

test('an entry without its own page has no link to all its products', async () => {
  const leaf = node({ parent_id: 1, level: 1, title: 'Leaf', url_key: 'leaf', content: 'leaf' });
  const menu = await renderView(
    response([{ nodes: { items: [node({ node_id: 1, type: 'wrapper', title: 'Tea', url_key: null }), leaf] } }]),
  );
  expect([menu.textContent?.includes('Leaf'), menu.textContent?.includes('View all')]).toEqual([true, false]);
});

test('[MM-07] a link to another site uses rel=noopener, and announces that it opens a new tab', async () => {
  const menu = await renderView(
    response([
      { nodes: { items: [node({ type: 'custom_url', content: 'https://elsewhere.test/', title: 'Care guide' })] } },
    ]),
  );
  const link = menu.querySelector('a');
  expect([link?.target, link?.rel, link?.textContent]).toEqual([
    '_blank',
    'noopener',
    'Care guide (opens in a new tab)',
  ]);
});

const live = async (data = shop()) => {
  const menu = await renderView(data);
  stop = menuBehaviour(menu);
  const items = [...menu.querySelectorAll('[data-menu-item]')];
  const part = (index: number, selector: string): HTMLElement => {
    const found = items[index]?.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`No ${selector}`);
    return found;
  };
  return {
    menu,
    part,
    opened: () => items.findIndex((item) => item.hasAttribute('data-open')),
    press: (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    focused: () => document.activeElement?.textContent ?? '',
  };
};
const pointer = (type: string, target: Element, pointerType: string): boolean =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType }));

test('by keyboard: the button opens its panel, Escape closes it and returns the focus, and leaving closes it too', async () => {
  const { part, opened, press } = await live();
  part(0, 'button').click();
  expect([opened(), part(0, 'button').getAttribute('aria-expanded')]).toEqual([0, 'true']);
  part(0, 'ul a').focus();
  press('Escape');
  expect([
    opened(),
    document.activeElement === part(0, 'button'),
    part(0, 'button').getAttribute('aria-expanded'),
  ]).toEqual([-1, true, 'false']);
  part(0, 'button').click();
  part(0, 'ul a').focus();
  part(1, 'a').focus();
  expect(opened()).toBe(-1);
});

test('by keyboard: arrows, Home and End move through entries and panels', async () => {
  const { part, opened, press, focused } = await live();
  part(0, 'a').focus();
  const after = (key: string): [number, string] => {
    press(key);
    return [opened(), focused()];
  };
  expect(after('ArrowRight')).toEqual([-1, TOP[1]]);
  expect(after('End')).toEqual([-1, TOP[5]]);
  expect(after('ArrowRight')).toEqual([-1, TOP[0]]);
  expect(after('ArrowLeft')).toEqual([-1, TOP[5]]);
  expect(after('Home')).toEqual([-1, TOP[0]]);
  expect(after('ArrowDown')).toEqual([0, 'View all']);
  expect(after('ArrowDown')).toEqual([0, `${TOP[0]} 0`]);
  expect(after('End')).toEqual([0, `${TOP[0]} 7`]);
  expect(after('ArrowDown')).toEqual([0, 'View all']);
  expect(after('ArrowUp')).toEqual([0, `${TOP[0]} 7`]);
  expect(after('ArrowRight')).toEqual([-1, TOP[1]]);
});

test('a resting pointer opens a panel, a passing one does not; the panel stays open briefly after the pointer leaves', async () => {
  const { menu, part, opened } = await live();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pointer('pointerover', part(0, 'a'), 'mouse');
  vi.advanceTimersByTime(OPEN_AFTER_MS - 1);
  expect(opened()).toBe(-1);
  pointer('pointerover', part(1, 'a'), 'mouse');
  vi.advanceTimersByTime(OPEN_AFTER_MS);
  expect(opened()).toBe(1);
  pointer('pointerover', part(2, 'a'), 'mouse');
  pointer('pointerover', part(1, 'ul a'), 'mouse');
  vi.advanceTimersByTime(OPEN_AFTER_MS);
  expect(opened()).toBe(1);
  pointer('pointerleave', menu, 'mouse');
  vi.advanceTimersByTime(CLOSE_AFTER_MS - 1);
  expect(opened()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(opened()).toBe(-1);
});

test('the first touch of an entry opens its panel, the second follows its link; a link in the panel closes it', async () => {
  const { part, opened } = await live();
  const touch = (element: HTMLElement): boolean => {
    pointer('pointerdown', element, 'touch');
    return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const stay = (event: Event): void => event.preventDefault();
  expect([touch(part(0, 'a')), opened()]).toEqual([false, 0]);
  const followed: boolean[] = [];
  const follow = (event: Event): void => {
    followed.push(!event.defaultPrevented);
    stay(event);
  };
  document.addEventListener('click', follow);
  touch(part(0, 'a'));
  expect([followed, opened()]).toEqual([[true], -1]);
  touch(part(0, 'a'));
  touch(part(0, 'ul a'));
  document.removeEventListener('click', follow);
  expect([followed, opened()]).toEqual([[true, false, true], -1]);
});

test('[MM-02][MM-03] the mobile drawer has the same entries behind each name, and a way back', async () => {
  rendered = await render(<DrawerMenu />, await testPlatform('CA_EN', { snowdogMenus: shop() }));
  const { container } = rendered;
  const named = (text: string) =>
    [...container.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === text);
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(TOP);
  await during(() => named('mosaic-tiles')?.click());
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 8 }, (_, child) => `mosaic-tiles ${child}`),
    'View all',
  ]);
  expect([named('View all')?.getAttribute('href'), document.activeElement?.textContent]).toEqual([
    '/mosaic-tiles',
    'Back to the menu',
  ]);
  await during(() => named('Back to the menu')?.click());
  expect(document.activeElement?.textContent).toBe('mosaic-tiles');
});

const category = (name: string, position: number, more: object = {}) => ({
  name,
  url_path: name.toLowerCase(),
  url_suffix: '.html',
  include_in_menu: 1,
  position,
  ...more,
});

test('a back end without menus shows its categories in the merchant’s order, two levels of those included in the menu', () => {
  const children = [
    category('Vinyl', 2, { image: 'vinyl.webp', children: [category('Hidden', 1, { include_in_menu: 0 }), null] }),
    category('Stone', 1, { image: null, children: [category('Slate', 2), category('Marble', 1)] }),
  ];
  expect(categoryMenuOf({ categories: { items: [{ children }] } } as never).entries).toEqual([
    {
      title: 'Stone',
      href: '/stone.html',
      children: [
        { title: 'Marble', href: '/marble.html', children: [] },
        { title: 'Slate', href: '/slate.html', children: [] },
      ],
    },
    { title: 'Vinyl', href: '/vinyl.html', image: { src: 'vinyl.webp', alt: '' }, children: [] },
  ]);
});

test('shows the categories if this menu is missing or its request fails', async () => {
  const getCategoryMenu = { categories: { items: [{ children: [category('Stone', 1, { children: [] })] }] } };
  for (const snowdogMenus of [{ snowdogMenus: { items: [] } }, undefined]) {
    const responses = { getCategoryMenu, ...(snowdogMenus && { snowdogMenus }) };
    rendered = await render(<MegaMenu />, await testPlatform('CA_EN', responses));
    await expect.poll(() => rendered?.container.querySelector('a')?.getAttribute('href')).toBe('/stone.html');
    await rendered.unmount();
  }
});
