import { get } from 'node:http';
import { bareRates } from './support/bare-page.ts';
import type { LoadRequest } from './support/load.ts';
import { measureLoad } from './support/load.ts';
import type { Row } from './support/report.ts';
import { printRows } from './support/report.ts';
import type { Shop } from './support/shop.ts';
import { startShop } from './support/shop.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
/** Two pages of the list: as many products as a page of comparable shops shows. */
const LONG_LIST = '/manufactured-tiles?page=2';
const WARM_UP_SECONDS = 10;
const MANY = 20_000;

/** As it comes over the wire. */
const bytesOf = async (shop: Shop): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(shop.origin + LONG_LIST, { headers: { ...BROWSER, 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });

const request = (path: string): LoadRequest => ({ path, headers: BROWSER });

/** URLs of one list that have different cache keys and the same content. */
const strangers = (prefix: string): LoadRequest[] =>
  Array.from({ length: MANY }, (_, index) => request(`${LONG_LIST}&query=${prefix}${index}`));

/** Pages per second and core: from the page cache, as 304, and rendered each time. */
export const measurePages = async (shop: Shop): Promise<Row[]> => {
  await measureLoad(shop, strangers('warm'), WARM_UP_SECONDS);
  const rendered = await measureLoad(shop, strangers('cold'));
  await measureLoad(shop, [request(LONG_LIST)], 1);
  const cached = await measureLoad(shop, [request(LONG_LIST)]);
  const bare = await bareRates(await bytesOf(shop));
  return [
    {
      what: 'category page from the page cache',
      measured: cached.perCore,
      unit: 'pages/s/core',
      budget: 12_000,
      bound: 'at least',
      reference: { value: bare.sent, whose: 'a bare Node server sends the same bytes' },
    },
    {
      what: 'category page of 12 and more products, rendered',
      measured: rendered.perCore,
      unit: 'pages/s/core',
      budget: 250,
      bound: 'at least',
      reference: { value: bare.written, whose: 'React alone writes the same elements' },
    },
  ];
};

if (import.meta.main) {
  const shop = await startShop({ RATE_LIMITS: 'off' });
  try {
    process.exitCode = printRows('Pages', await measurePages(shop)) ? 0 : 1;
  } finally {
    await shop.stop();
  }
}
