// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { networkFailure, type Answer } from '../testing/answers.ts';
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
  (items: readonly unknown[], total_count = items.length, total_pages = 1): Answer =>
  () => ({ customer: { orders: { items, total_count, page_info: { total_pages, current_page: 1 } } } });

type View = 'CA_EN' | 'CA_FR';
const open = (answer: Answer, search = '', storeView: View = 'CA_EN') =>
  openPart(OrderHistory, {
    answers: { getOrderHistory: answer },
    address: `/order-history${search}`,
    storeView,
  });
const links = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('a')].map(
    (link) => `${link.getAttribute('aria-label') ?? link.textContent}: ${link.getAttribute('href')}`,
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
  ] as const)('each show in %s products, date, status and total', async (view, words) => {
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

  test('show at most four pictures, of lines that have one', async () => {
    const items = ['1', '2', '3', '4', '5'].map((id) => line(id, `Tile ${id}`, id === '2' ? null : picture(id)));
    const { container } = await open(history([entry('1001', { items: [...items, line('6', 'Tile 6')] })]));
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map(({ src }) => /\/media\/(\d)/.exec(decodeURIComponent(src))?.[1])).toEqual(['1', '3', '4', '5']);
    expect(pictures.map((image) => [image.alt, image.width, image.sizes])).toEqual(
      pictures.map(() => ['', 80, '3.5rem']),
    );
  });

  test('each link quietly to their details; below them a guest’s order can be looked up', async () => {
    const { container, text, texts } = await open(history([entry('1001')]));
    expect([texts('li a'), container.querySelector('li a')?.className]).toEqual([
      ['Details'],
      expect.stringMatching(/default.*medium/),
    ]);
    expect(text()).toContain('1 order');
    expect(text()).toContain('Ordered without signing in? Find the order by its number. Track an order');
    expect(links(container).at(-1)).toBe('Track an order: #track-my-order');
  });

  test('are paginated, the first page without a number in its address', async () => {
    const { container } = await open(history([entry('1001')], 21, 3), '?page=2');
    const pages = container.querySelector('nav') as HTMLElement;
    expect([pages.getAttribute('aria-label'), links(pages)]).toEqual([
      'Pages of orders',
      [
        'Previous page: /order-history',
        'Page 1: /order-history',
        'Page 2: /order-history?page=2',
        'Page 3: /order-history?page=3',
        'Next page: /order-history?page=3',
      ],
    ]);
    expect(pages.querySelector('[aria-current=page]')?.textContent).toBe('2');
  });

  test.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=x', 1],
    ['?page=2&page=3', 1],
    ['?order=', 1],
    ['?order=1&order=2&page=2', 2],
  ])('“%s” requests page %i', async (search, page) => {
    const asked: unknown[] = [];
    await open((variables) => (asked.push(variables), history([])({})), search);
    expect(asked).toEqual([{ page, pageSize: 10 }]);
  });

  test('can be looked for by a part of their number and by how far they are, page by page', async () => {
    const asked: unknown[] = [];
    const answer: Answer = (variables) => (asked.push(variables.filter), history([entry('1001')], 21, 3)({}));
    const { container, fill, submit, router } = await open(answer);
    fill({ number: '00-10', state: 'open' });
    await submit();
    expect(router.state.location.href).toBe('/order-history?number=0010&state=open');
    expect(asked.at(-1)).toEqual({
      number: { match: '0010' },
      status: { in: expect.arrayContaining(['processing', 'shipped']) },
    });
    expect(links(container.querySelector('nav') as HTMLElement)).toContain(
      'Page 2: /order-history?number=0010&state=open&page=2',
    );
  });

  test('of which none is like that say so, with a way back to all', async () => {
    const { text, container } = await open(history([]), '?state=canceled');
    expect(text()).toContain('No order like this.');
    expect(links(container)).toContain('All orders: /order-history');
    expect(text()).not.toContain('No orders yet');
  });

  test('of a customer without any link to the tile', async () => {
    const { texts, container, text } = await open(history([]));
    expect([texts('h2'), links(container)]).toEqual([
      ['No orders yet'],
      ['See the tile: /manufactured-tiles', 'Track an order: #track-my-order'],
    ]);
    expect(text()).toContain('What you order while signed in is listed here');
  });

  test('that could not be fetched are not called missing', async () => {
    const { alerts, text } = await open(networkFailure);
    expect([alerts().length, text().includes('No orders yet')]).toEqual([1, false]);
  });
});

test('an unreadable date is shown as it came', async () => {
  const { texts } = await open(history([entry('1001', { order_date: 'yesterday' })]));
  expect(texts('dd')[0]).toBe('yesterday');
});
