import type { Row } from '../support/report.ts';
import { startLoadedShop } from '../support/loaded-shop.ts';
import type { RequestSpec } from './client.ts';
import { sendMany, createClient } from './client.ts';

const MADE_UP: readonly ((index: number) => RequestSpec)[] = [
  (index) => ({ path: `/made-up-${index}` }),
  (index) => ({ path: `/search.html?query=made-up-${index}` }),
  (index) => ({ path: `/graphql?query=${encodeURIComponent(`{products(search:"w${index}"){total_count}}`)}` }),
  (index) => ({ path: `/media/catalog/product/made-up-${index}.jpg?width=320` }),
  (index) => ({ path: '/graphql', query: `{cart(cart_id:"made-up-${index}"){id}}` }),
];

const PROGRESS_EVERY = 10_000;

/** Requests non-existent URLs, queries, pictures and carts, as from many addresses; prints the memory over time. */
export const attackMemory = async (requests: number): Promise<Row[]> => {
  const shop = await startLoadedShop();
  const client = createClient(shop.origin, '127.0.0.2');
  try {
    let failed = 0;
    let busy = 0;
    for (let sent = 0; sent < requests; sent += PROGRESS_EVERY) {
      const statuses = await sendMany(client, Math.min(PROGRESS_EVERY, requests - sent), (index) =>
        MADE_UP[index % MADE_UP.length]!(sent + index),
      );
      failed += (statuses.get(0) ?? 0) + (statuses.get(500) ?? 0);
      busy += statuses.get(503) ?? 0;
      const soFar = Math.min(sent + PROGRESS_EVERY, requests);
      console.error(`  ${soFar} requests, ${busy} refused as too busy: ${Math.round(await shop.memoryMb())} MB`);
    }
    return [
      {
        what: `memory after ${requests} made-up requests`,
        measured: await shop.memoryMb(),
        unit: 'MB',
        budget: 629,
        bound: 'at most',
      },
      { what: 'of these failed', measured: failed, unit: '', budget: 0, bound: 'at most' },
    ];
  } finally {
    client.close();
    await shop.stop();
  }
};
