import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { placeOrder, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { readFigures } from '#commerce/figures.ts';
import { testDatabase } from '#commerce/platform/database/testing/database.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import type { Commerce } from '../commerce/port.ts';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { openMetricsServer } from './metrics-server.ts';
import { createShopMetrics } from './shop-metrics.ts';

let database: Database;
let shop: TestShop;
let app: FastifyInstance;
let server: Awaited<ReturnType<typeof openMetricsServer>>;

const queryingPage = fakeStorefront(async ({ execute }) => {
  await execute({ query: '{ a }' } as unknown as Parameters<typeof execute>[0]);
  return page('<!doctype html><title>Page</title>');
}).storefront;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database);
  const metrics = createShopMetrics();
  const commerce = { ...fakeCommerce().commerce, figures: () => readFigures(shop.platform) };
  ({ app } = await testServer({ commerce: metrics.measureCommerce(commerce), storefront: queryingPage, metrics }));
  server = await openMetricsServer(metrics, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await app.close();
  await database.close();
});

const read = async (): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.text();
};
/** The value of a series, written as in the text; 0 if there is none. */
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? 0,
  );
const changeOf = async (series: readonly string[], work: () => Promise<unknown>): Promise<number[]> => {
  const before = await read();
  await work();
  const after = await read();
  return series.map((one) => valueOf(after, one) - valueOf(before, one));
};
const responses = (kind: string, status: number): string =>
  `tessera_http_request_seconds_count{kind="${kind}",status="${status}"}`;

test('a page counts as response, render, query and lookup of the cache; the second time it comes from the cache', async () => {
  const series = [
    responses('page', 200),
    'tessera_page_render_seconds_count',
    'tessera_back_end_seconds_count{call="query",outcome="ok"}',
    'tessera_page_cache_lookups_total{result="miss"}',
    'tessera_page_cache_lookups_total{result="hit"}',
  ];
  expect(await changeOf(series, () => app.inject('/faq'))).toEqual([1, 1, 1, 1, 0]);
  expect(await changeOf(series, () => app.inject('/faq'))).toEqual([1, 0, 0, 0, 1]);
  expect(valueOf(await read(), 'tessera_page_cache_bytes')).toBeGreaterThan(0);
});

test('GraphQL, REST, health and refused requests have kinds of their own', async () => {
  const series = [
    responses('graphql', 200),
    responses('rest', 200),
    responses('health', 200),
    responses('media', 404),
    'tessera_back_end_seconds_count{call="graphql",outcome="ok"}',
    'tessera_back_end_seconds_count{call="rest",outcome="ok"}',
  ];
  const requests = async (): Promise<void> => {
    for (const url of ['/graphql?query={a}', '/rest/V1/store/storeViews', '/health/live', '/media/none.jpg'])
      await app.inject(url);
  };
  expect(await changeOf(series, requests)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('an order counts once it is placed, and its email is in the backlog', async () => {
  const series = ['tessera_orders_placed_total', 'tessera_mail{state="waiting"}', 'tessera_jobs{state="waiting"}'];
  const cart = await readyCart(shop);
  expect(await changeOf(series, () => placeOrder(shop, cart))).toEqual([1, 1, 0]);
  expect(await changeOf(series, () => placeOrder(shop, cart))).toEqual([0, 0, 0]);
  const failed = shop.platform.db.kysely.updateTable('job').set({ failed_at: new Date() }).where('kind', '=', 'mail');
  const states = ['tessera_mail{state="waiting"}', 'tessera_mail{state="failed"}', 'tessera_jobs{state="failed"}'];
  expect(await changeOf(states, () => failed.execute())).toEqual([-1, 1, 0]);
  expect(await changeOf(series, () => shop.platform.jobs.enqueue(database.kysely, 'other', {}))).toEqual([0, 0, 1]);
});

test('a connection in use and one that is free are counted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { used, free } = database.connections();
  const transaction = database.tx(() => promise);
  await expect.poll(() => database.connections().used).toBe(used + 1);
  const text = read();
  setTimeout(resolve, 100);
  expect(valueOf(await text, 'tessera_database_connections{state="in use"}')).toBe(used + 1);
  expect(valueOf(await text, 'tessera_database_connections{state="free"}')).toBe(free - 1);
  expect(valueOf(await text, 'tessera_database_waiting')).toBe(0);
  expect(valueOf(await text, 'tessera_database_up')).toBe(1);
  await transaction;
});

test('the process and its event loop are measured', async () => {
  const text = await read();
  for (const series of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(valueOf(text, series)).toBeGreaterThan(0);
});

test('no label comes from a request: neither URLs nor anything a shopper typed add series', async () => {
  await app.inject('/first');
  const before = (await read()).split('\n').length;
  for (const name of ['ann@example.com', 'b', 'c']) await app.inject(`/${name}?q=${name}`);
  const text = await read();
  expect(text.split('\n')).toHaveLength(before);
  expect(text).not.toContain('example.com');
});

test('only /metrics is served there, and the shop itself does not serve it', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  expect((await app.inject('/metrics')).body).not.toContain('tessera_');
});

test('while the figures cannot be read, the other metrics are served', async () => {
  const metrics = createShopMetrics();
  const figures = () => Promise.reject(new Error('away'));
  metrics.measureCommerce({ ...fakeCommerce().commerce, figures });
  expect(await metrics.text()).toContain('tessera_database_up 0');
  const remote = createShopMetrics();
  const fails: Commerce = { ...fakeCommerce().commerce, handleRest: () => Promise.reject(new Error('away')) };
  const call = { method: 'GET', path: '/V1/x', headers: {}, body: undefined, ip: '' };
  await expect(remote.measureCommerce(fails).handleRest(call)).rejects.toThrow('away');
  const text = await remote.text();
  expect(valueOf(text, 'tessera_back_end_seconds_count{call="rest",outcome="failed"}')).toBe(1);
  expect(text).not.toContain('tessera_database');
});

test('a port in use stops the start with the name of the setting', async () => {
  const options = { port: server.port, host: '127.0.0.1' };
  await expect(openMetricsServer(createShopMetrics(), options)).rejects.toThrow(/^METRICS_PORT: .*EADDRINUSE/);
});
