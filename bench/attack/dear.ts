import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Row } from '../support/report.ts';
import type { Shop } from '../support/shop.ts';
import { startShop } from '../support/shop.ts';
import type { RequestSpec } from './client.ts';
import { sendAtRate, createClient, p95 } from './client.ts';

const CARD = 'sku name url_key price_range{minimum_price{final_price{value currency}}} small_image{url label}';
const LETTERS = ['a', 'e', 'i', 'o', 'n'];

/** Fifteen searches with all related products, within every limit of length and depth. */
const search = (index: number): RequestSpec => ({
  path: '/graphql',
  query: `{${Array.from(
    { length: 15 },
    (_, place) =>
      `a${place}:products(search:"${LETTERS[(index + place) % LETTERS.length]}",pageSize:20){items{sku related_products{sku name url_key}}}`,
  ).join(' ')}}`,
});

const bomb = (index: number): RequestSpec => ({
  path: '/graphql',
  query: `{storeConfig{${Array.from({ length: 1_200 }, (_, place) => `f${index}x${place}`).join(' ')}}}`,
});

const picture = (index: number): RequestSpec => ({
  path: `/media/catalog/product/none.jpg?width=640&height=${400 + (index % 900)}`,
});

const ORDINARY: readonly RequestSpec[] = [
  { path: '/' },
  { path: '/manufactured-tiles' },
  { path: '/graphql', query: `{products(search:"oak",pageSize:12){items{${CARD}}}}` },
];

const ordinary = (index: number): RequestSpec => ORDINARY[index % ORDINARY.length]!;

const silentConnections = async (shop: Shop, count: number): Promise<Socket[]> => {
  const { port } = new URL(shop.origin);
  const sockets = Array.from({ length: count }, () =>
    connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.3' }).on('error', () => {}),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return sockets;
};

/** Response times of ordinary requests while another address sends the most expensive allowed queries. */
export const attackDear = async (seconds: number): Promise<Row[]> => {
  const shop = await startShop();
  const shopper = createClient(shop.origin, '127.0.0.2');
  const attacker = createClient(shop.origin, '127.0.0.3', 64);
  const buy = () => sendAtRate(shopper, { perSecond: 15, seconds }, ordinary);
  try {
    await buy();
    const calm = p95(await buy());
    const rows: Row[] = [
      { what: 'p95 of shoppers in calm', measured: calm, unit: 'ms', budget: 300, bound: 'at most' },
    ];
    for (const [what, request] of [
      ['dear questions', search],
      ['refused bombs', bomb],
      ['pictures', picture],
    ] as const) {
      const [replies] = await Promise.all([buy(), sendAtRate(attacker, { perSecond: 40, seconds }, request)]);
      rows.push(
        {
          what: `p95 of shoppers under ${what}, times that in calm`,
          measured: p95(replies) / calm,
          unit: '×',
          budget: 1.5,
          bound: 'at most',
        },
        {
          what: '  shoppers without an answer',
          measured: replies.filter(({ status }) => status !== 200).length,
          unit: '',
          budget: 0,
          bound: 'at most',
        },
      );
    }
    const sockets = await silentConnections(shop, 3_000);
    const replies = await buy();
    for (const socket of sockets) socket.destroy();
    rows.push({
      what: 'shoppers without an answer beside 3 000 silent connections',
      measured: replies.filter(({ status }) => status !== 200).length,
      unit: '',
      budget: 0,
      bound: 'at most',
    });
    return rows;
  } finally {
    shopper.close();
    attacker.close();
    await shop.stop();
  }
};
