// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { networkFailure, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { OrderHistory } from './order-history.tsx';

afterEach(cleanUp);

const money = (value: number) => ({ currency: 'CAD', value }) as const;
const picture = (name: string) => ({ thumbnail: { url: `/media/${name}.webp` } });
const line = (id: string, name: string | null, product: unknown = picture(id)) => ({ id, product_name: name, product });
const entry = (number: string, more: object = {}) => ({
  number,
  order_date: '2026-06-15 12:00:00',
  status: 'Processing',
  total: { grand_total: money(16.95) },
  items: [line('a', 'Carrara'), line('b', 'Grout', null)],
  ...more,
});
const history =
  (items: readonly unknown[], total_count = items.length, total_pages = 1): MockResponse =>
  () => ({ customer: { orders: { items, total_count, page_info: { total_pages, current_page: 1 } } } });

/** Returns the requested page of `total` orders, numbered from 1001. */
const pageOf =
  (total: number): MockResponse =>
  ({ page, pageSize }) => {
    const before = (Number(page) - 1) * Number(pageSize);
    const length = Math.min(Number(pageSize), total - before);
    const items = Array.from({ length }, (_, index) => entry(String(1001 + before + index)));
    return history(items, total, Math.ceil(total / Number(pageSize)))({});
  };

type View = 'CA_EN' | 'CA_FR' | 'US_EN';
const open = (response: MockResponse, search = '', storeView: View = 'CA_EN') =>
  openPart(OrderHistory, {
    responses: { getOrderHistory: response },
    address: `/order-history${search}`,
    storeView,
  });
const links = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('a')].map(
    (link) => `${link.getAttribute('aria-label') ?? link.textContent}: ${link.getAttribute('href')}`,
  );

test.each([
  ['CA_EN', 'Cancelled'],
  ['US_EN', 'Canceled'],
  ['CA_FR', 'Annulée'],
] as const)('[TO-31] the spelling of a cancelled order in %s: %s', async (view, word) => {
  const { text } = await open(history([entry('1001', { status: 'Canceled' })]), '', view);
  expect(text()).toContain(word);
});

test.each([
  ['CA_EN', 'Complete', 'Shipped'],
  ['CA_FR', 'Terminée', 'Expédiée'],
] as const)(
  'in %s a complete order before its delivery date is not shown as %s but as %s',
  async (storeView, status, word) => {
    const progress = (number: string, delivery: object | null) => ({
      number,
      delivery,
      status_changes: [{ code: 'processing' }, { code: 'complete' }],
    });
    const { texts } = await openPart(OrderHistory, {
      responses: {
        getOrderHistory: history([entry('1001', { status }), entry('1002', { status })]),
        getOrderProgress: () => ({
          customer: { orders: { items: [progress('1001', { to: '2026-06-26' }), progress('1002', null)] } },
        }),
      },
      address: '/order-history',
      storeView,
    });
    expect(texts('li header span')).toEqual([word, status]);
  },
);

describe('[RT-11] the orders of a customer', () => {
  test.each([
    [
      'CA_EN',
      [
        '2 orders',
        'Order 1001',
        'Placed',
        'June 15, 2026',
        'Total',
        '$16.95',
        'Details of order 1001: /order-history?order=1001',
      ],
    ],
    [
      'CA_FR',
      [
        '2 commandes',
        'Commande 1001',
        'Passée le',
        '15 juin 2026',
        'Total',
        '16,95\u00a0$',
        'Détails de la commande 1001: /CA_FR/order-history?order=1001',
      ],
    ],
  ] as const)('show in %s products, date, status and total', async (view, words) => {
    const { text, texts, container } = await open(history([entry('1001'), entry('1002', { total: null })]), '', view);
    expect([
      text().slice(0, words[0].length),
      texts('li h2')[0],
      ...texts('li:first-child dt, li:first-child dd'),
      links(container)[0],
    ]).toEqual([words[0], words[1], words[2], words[3], words[4], words[5], words[6]]);
    expect(texts('li:first-child header span')).toEqual(['Processing']);
    expect(texts('li:first-child div p')).toEqual(['Carrara, Grout']);
  });

  test('show at most four pictures, of lines with a picture', async () => {
    const items = ['1', '2', '3', '4', '5'].map((id) => line(id, `Tile ${id}`, id === '2' ? null : picture(id)));
    const { container } = await open(history([entry('1001', { items: [...items, line('6', 'Tile 6')] })]));
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map(({ src }) => /\/media\/(\d)/.exec(decodeURIComponent(src))?.[1])).toEqual(['1', '3', '4', '5']);
    expect(pictures.map((image) => [image.alt, image.width, image.sizes])).toEqual(
      pictures.map(() => ['', 80, '3.5rem']),
    );
  });

  test('link to their details; below them is a link to look up a guest’s order', async () => {
    const { container, text, texts } = await open(history([entry('1001')]));
    expect([texts('li a'), container.querySelector('li a')?.className]).toEqual([
      ['Details'],
      expect.stringMatching(/default.*medium/),
    ]);
    expect(text()).toContain('1 order');
    expect(text()).toContain('Ordered without signing in? Find the order by its number. Track an order');
    expect(links(container).at(-1)).toBe('Track an order: #track-my-order');
  });

  test('loads ten more orders below, updates the URL and focuses the first new one', async () => {
    const requested: unknown[] = [];
    const { press, texts, text, router, container } = await open(
      (variables) => (requested.push(variables.page), pageOf(21)(variables)),
    );
    expect([texts('li h2').length, texts('button')]).toEqual([10, expect.arrayContaining(['Show 10 more'])]);
    expect(text()).toContain('10 of 21 orders');
    const list = container.querySelector('ul');
    const moves: unknown[] = [];
    router.history.subscribe((change) => moves.push(change));
    await press('Show 10 more');
    expect([texts('li h2').length, texts('[role=status]')]).toEqual([20, ['20 of 21 orders']]);
    expect([container.querySelector('ul') === list, document.activeElement?.textContent]).toEqual([true, 'Order 1011']);
    expect([router.state.location.href, moves]).toEqual([
      '/order-history?page=2',
      [{ action: 'replace', keepsScroll: true }],
    ]);
    await press('Show 1 more');
    expect([texts('li h2').at(-1), document.activeElement?.textContent]).toEqual(['Order 1021', 'Order 1021']);
    expect(texts('button')).toEqual(['Search']);
    expect(requested).toEqual([1, 2, 3]);
  });

  test('are shown again after a reload, without scrolling', async () => {
    const { texts } = await open(pageOf(25), '?page=2');
    expect([texts('li h2').length, texts('[role=status]')]).toEqual([20, ['20 of 25 orders']]);
    expect(document.activeElement).toBe(document.body);
  });

  test('are shown once if one moved to the next page meanwhile', async () => {
    const { texts } = await open(
      ({ page }) => history(page === 1 ? [entry('1'), entry('2')] : [entry('2'), entry('3')], 4, 2)({}),
      '?page=2',
    );
    expect(texts('li h2')).toEqual(['Order 1', 'Order 2', 'Order 3']);
  });

  test('shows an error below the loaded orders if more fail to load, and retries', async () => {
    let isDown = true;
    const { texts, alerts, press } = await open(
      (variables) => (variables.page === 2 && isDown ? networkFailure({}) : pageOf(12)(variables)),
      '?page=2',
    );
    expect([texts('li h2').length, alerts()]).toEqual([10, ['The next orders could not be loaded.']]);
    isDown = false;
    await press('Try again');
    expect([texts('li h2').length, alerts()]).toEqual([12, []]);
  });

  test.each([
    ['', [1]],
    ['?page=3', [1, 2, 3]],
    ['?page=99', [1, 2, 3, 4]],
    ['?page=0', [1]],
    ['?page=-2', [1]],
    ['?page=x', [1]],
    ['?page=2&page=3', [1]],
    ['?order=', [1]],
  ])('“%s” requests pages %j of 33 orders', async (search, pages) => {
    const requested: unknown[] = [];
    await open((variables) => (requested.push(variables), pageOf(33)(variables)), search);
    expect(requested).toEqual(pages.map((page) => ({ page, pageSize: 10 })));
  });

  test('are limited to 200; older ones can be found by number', async () => {
    const { texts, buttons } = await open(pageOf(211), '?page=99');
    expect([texts('li h2').length, texts('[role=status] p')]).toEqual([
      200,
      ['200 of 211 orders', 'Look for older ones by number or status.'],
    ]);
    expect(buttons()).toEqual(['Search']);
  });

  test('that failed to load do not take the focus after another search', async () => {
    const { press, settle, router, texts } = await open((variables) => {
      const isFiltered = Boolean(variables.filter);
      return variables.page === 2 && !isFiltered ? networkFailure({}) : pageOf(isFiltered ? 31 : 12)(variables);
    });
    await press('Show 2 more');
    await during(() => router.navigate('/order-history?state=open&page=2'));
    await settle();
    expect(texts('li h2').length).toBe(20);
    expect(document.activeElement?.tagName).not.toBe('H2');
  });

  test('can be searched by part of their number and by status, ten at a time', async () => {
    const requested: unknown[] = [];
    const response: MockResponse = (variables) => (requested.push(variables.filter), pageOf(21)(variables));
    const { fill, submit, press, router } = await open(response);
    fill({ number: '00-10', state: 'open' });
    await submit();
    expect(router.state.location.href).toBe('/order-history?number=0010&state=open');
    expect(requested.at(-1)).toEqual({
      number: { match: '0010' },
      status: { in: expect.arrayContaining(['processing', 'shipped']) },
    });
    await press('Show 10 more');
    expect(router.state.location.href).toBe('/order-history?number=0010&state=open&page=2');
  });

  test('shows that no order matches, with a link to all', async () => {
    const { text, container } = await open(history([]), '?state=canceled');
    expect(text()).toContain('No order like this.');
    expect(links(container)).toContain('All orders: /order-history');
    expect(text()).not.toContain('No orders yet');
  });

  test('of a customer without orders show a link to the shop', async () => {
    const { texts, container, text } = await open(history([]));
    expect([texts('h2'), links(container)]).toEqual([
      ['No orders yet'],
      ['Browse the shop: /', 'Track an order: #track-my-order'],
    ]);
    expect(text()).toContain('What you order while signed in is listed here');
  });

  test('that could not be fetched are not shown as missing', async () => {
    const { alerts, text } = await open(networkFailure);
    expect([alerts().length, text().includes('No orders yet')]).toEqual([1, false]);
  });
});

test('show an unreadable date unchanged', async () => {
  const { texts } = await open(history([entry('1001', { order_date: 'yesterday' })]));
  expect(texts('dd')[0]).toBe('yesterday');
});
