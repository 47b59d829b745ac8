import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Platform } from '#storefront/platform/platform.tsx';
import { orderHistoryQuery, orderQuery } from './orders-queries.ts';

const platformOf = (customer: unknown, requested: unknown[] = []): Platform =>
  ({
    storeView: { code: 'CA_EN' },
    currency: 'CAD',
    commerce: { query: async (...call: unknown[]) => (requested.push(call), { customer }) },
  }) as unknown as Platform;
const history = (customer: unknown, requested?: unknown[]) =>
  new QueryClient().fetchQuery(orderHistoryQuery(platformOf(customer, requested), 2));
const order = (customer: unknown) => new QueryClient().fetchQuery(orderQuery(platformOf(customer), '1'));

test('a page of the order history contains number, date, status, total and pictures', async () => {
  const line = { id: 'MQ==', product_name: 'Tile', product: { thumbnail: { url: '/tile.webp' } } };
  const items = [
    {
      number: '1',
      order_date: '2026-06-15 12:00:00',
      status: 'Processing',
      total: { grand_total: { value: 5, currency: 'CAD' } },
      items: [line, null, { id: 'Mg==', product_name: null, product: null }],
    },
    null,
    { number: '2', order_date: '', status: '', total: null, items: null },
  ];
  expect(await history({ orders: { items, total_count: 12, page_info: { total_pages: 2 } } })).toEqual({
    count: 12,
    pages: 2,
    orders: [
      {
        number: '1',
        date: '2026-06-15 12:00:00',
        status: 'Processing',
        isOnItsWay: false,
        total: { value: 5, currency: 'CAD' },
        lines: [
          { id: 'MQ==', name: 'Tile', image: '/tile.webp' },
          { id: 'Mg==', name: '', image: undefined },
        ],
      },
      { number: '2', date: '', status: '', isOnItsWay: false, total: undefined, lines: [] },
    ],
  });
});

test('the history is empty after one request if there are no orders or no customer', async () => {
  const empty = { count: 0, pages: 1, orders: [] };
  const requests: unknown[] = [];
  expect(
    await Promise.all([
      history(null, requests),
      history({ orders: null }, requests),
      history({ orders: { items: [], total_count: null, page_info: null } }, requests),
    ]),
  ).toEqual([empty, empty, empty]);
  expect(requests).toEqual(
    Array(3).fill([expect.stringContaining('getOrderHistory'), expect.anything(), expect.anything()]),
  );
});

test('requests ten orders per page, and refetches them every time', async () => {
  const requested: unknown[] = [];
  await history({ orders: { items: [{ number: '1' }], total_count: 1, page_info: null } }, requested);
  expect(requested).toEqual([
    [expect.stringContaining('getOrderHistory'), { page: 2, pageSize: 10 }, expect.objectContaining({ noCache: true })],
    [expect.stringContaining('getOrderProgress'), { page: 2, pageSize: 10 }, { noCache: true }],
  ]);
  expect([orderHistoryQuery(platformOf(null), 1).staleTime, orderQuery(platformOf(null), '1').staleTime]).toEqual([
    0, 0,
  ]);
});

test('[RT-11] an order that is not the customer’s is not found', async () => {
  expect(
    await Promise.all([
      order(null),
      order({ orders: null }),
      order({ orders: { items: [] } }),
      order({ orders: { items: [null] } }),
    ]),
  ).toEqual([null, null, null, null]);
  expect(await order({ orders: { items: [{ number: '7', items: [], shipments: [] }] } })).toMatchObject({
    number: '7',
    lines: [],
  });
});
