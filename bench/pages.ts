import { bareRates } from './support/bare-page.ts';
import { measureLoad, type LoadRequest } from './support/load.ts';
import { atMost, printRows, ratio, type Row } from './support/report.ts';
import { startLoadedShop } from './support/loaded-shop.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
/** Two pages of the list, as many products as a page of comparable shops. */
const LONG_LIST = '/manufactured-tiles?page=2';
const WARM_UP_SECONDS = 10;
const MANY = 20_000;

const request = (path: string): LoadRequest => ({ path, headers: BROWSER });

/** Addresses of one list with different cache keys and the same content. */
const uncached = (prefix: string): LoadRequest[] =>
  Array.from({ length: MANY }, (_, index) => request(`${LONG_LIST}&query=${prefix}${index}`));

/** A category page, cached and rendered, and the memory of the process. */
export const measurePages = async (): Promise<Row[]> => {
  const shop = await startLoadedShop();
  try {
    await measureLoad(shop, [request('/'), request('/manufactured-tiles')]);
    const memoryMb = await shop.memoryMb();
    await measureLoad(shop, uncached('warm'), WARM_UP_SECONDS);
    const rendered = await measureLoad(shop, uncached('cold'));
    await measureLoad(shop, [request(LONG_LIST)], 1);
    const cached = await measureLoad(shop, [request(LONG_LIST)]);
    const html = await (await fetch(shop.origin + LONG_LIST, { headers: BROWSER })).text();
    const bare = await bareRates(html);
    return [
      ratio('cached page ÷ a bare Node server with the same bytes', { shop: cached.perCore, bare: bare.sent }, 0.35),
      ratio('rendered page ÷ React alone on the same elements', { shop: rendered.perCore, bare: bare.rendered }, 0.08),
      atMost('memory after a load of cached pages, PGlite included', memoryMb, 'MB', 550),
    ];
  } finally {
    await shop.stop();
  }
};

if (import.meta.main) process.exitCode = printRows('Pages', await measurePages()) ? 0 : 1;
