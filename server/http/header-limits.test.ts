import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { CATALOGUE_SHOP, openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { databaseWith } from '#commerce/platform/database/testing/database.ts';
import { embeddedCommerce } from '../commerce/embedded.ts';
import { testServer } from '../testing/fixtures.ts';
import { MAX_HEADER_CHARACTERS } from './header-limits.ts';

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-currency',
  'content-type',
  'cookie',
  'forwarded',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-gpc',
  'store',
  'user-agent',
  'x-anet-signature',
  'x-captcha',
  'x-expected-lots',
  'x-expected-total',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-pickup-list',
  'x-recaptcha',
  'x-request-id',
];

const BEGINNINGS = ['a', 'OAuth a="'];
const REPEATED = [' ', ',', ';', '=', '"', '\t', '.', '%', '; ', '",', 'W/"a", ', 'a;q=0,', '0-1,', 'a=b; '];

/** Values of this length: each prefix with each repeated part and an unexpected last character. */
const values = (length: number): string[] =>
  BEGINNINGS.flatMap((beginning) =>
    REPEATED.map((part) => `${beginning}${part.repeat(Math.floor((length - beginning.length - 1) / part.length))}b`),
  );

const ROUTES = [
  { method: 'GET', url: '/' },
  { method: 'GET', url: '/graphql?query=%7Bcountries%7Bid,available_regions%7Bcode,name%7D%7D%7D' },
  { method: 'POST', url: '/graphql', payload: '{"query":"{storeConfig{code}}"}' },
  { method: 'GET', url: '/rest/V1/store/storeViews' },
  { method: 'GET', url: '/media/catalog/product/none.jpg' },
  { method: 'GET', url: '/media/catalog/product/none.jpg?width=320' },
  { method: 'GET', url: '/assets/none.js' },
  { method: 'GET', url: '/robots.txt' },
  { method: 'GET', url: '/health/live' },
] as const;

let app: FastifyInstance;
let close = async (): Promise<void> => {};

beforeAll(async () => {
  const database = await databaseWith(CATALOGUE_SHOP);
  const { commerce } = await openCatalogueShop(database);
  const environment = { RATE_LIMITS: 'off', TRUST_PROXY: 'true' };
  ({ app } = await testServer({ commerce: embeddedCommerce(commerce), environment }));
  close = async () => {
    await app.close();
    await database.close();
  };
});

afterAll(() => close());

const request = (route: (typeof ROUTES)[number], name: string, value: string) =>
  app.inject({
    ...route,
    headers: { ...('payload' in route ? { 'content-type': 'application/json' } : {}), [name]: value },
  });

test.each(ROUTES)('$method $url refuses every header that is longer than the limit', async (route) => {
  for (const name of [...HEADERS, 'x-unread'])
    for (const value of values(45_000).filter((_, index) => index % 5 === 0)) {
      const { statusCode, headers, body } = await request(route, name, value);
      expect([name, statusCode, headers['x-content-type-options']]).toEqual([name, 431, 'nosniff']);
      expect(body).toContain('The request headers are too large');
    }
});

/** Processor time of one request with each of the values, in microseconds. */
const costOf = async (route: (typeof ROUTES)[number], name: string, length: number): Promise<number> => {
  const before = process.cpuUsage();
  for (const value of values(length))
    expect((await request(route, name, value)).statusCode, `${name}: ${value.slice(0, 20)}`).toBeLessThan(500);
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** Of several measurements the least: other work on the machine and the garbage collector only add to it. */
const ratioOf = async (route: (typeof ROUTES)[number], name: string): Promise<number> => {
  let least = Infinity;
  for (let time = 0; time < 6 && least > MAX_RATIO; time++) {
    const unread = await costOf(route, 'x-unread', MAX_HEADER_CHARACTERS);
    const short = await costOf(route, name, 20);
    least = Math.min(least, (await costOf(route, name, MAX_HEADER_CHARACTERS)) / (unread + short));
  }
  return least;
};

const MAX_RATIO = 4;

test.each(ROUTES.filter(({ url }) => !url.startsWith('/health')))(
  '$method $url takes a header of the longest length about as quickly as a short one and one that nothing reads',
  async (route) => {
    const slow: string[] = [];
    for (const name of HEADERS) {
      const ratio = await ratioOf(route, name);
      if (ratio > MAX_RATIO) slow.push(`${name}: ${ratio.toFixed(1)} times`);
    }
    expect(slow).toEqual([]);
  },
);
