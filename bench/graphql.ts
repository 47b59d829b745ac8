import { findPostgresql, startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import { categoryFacets, categoryList, searchList } from './support/list-operations.ts';
import type { Question } from './support/list-operations.ts';
import { measureLoad } from './support/load.ts';
import type { LoadRequest } from './support/load.ts';
import { treeCpuMs } from './support/process-tree.ts';
import type { Row } from './support/report.ts';
import { printRows } from './support/report.ts';
import type { Shop } from './support/shop.ts';
import { startShop } from './support/shop.ts';

const MANY = 20_000;
const UNLIMITED = { RATE_LIMITS: 'off' };

const get = ({ query, variables }: Question): LoadRequest => ({
  path: `/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(JSON.stringify(variables))}`,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
});

const post = ({ query, variables }: Question): LoadRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** Sends the request once and checks the answer, so that the benchmark does not measure fast errors. */
const verify = async (shop: Shop, { method = 'GET', path, headers, body }: LoadRequest): Promise<void> => {
  const response = await fetch(shop.origin + path, {
    method,
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
  });
  const answer = await response.text();
  if (!response.ok || answer.includes('"errors"'))
    throw new Error(`The product list answers ${response.status}: ${answer.slice(0, 500)}`);
};

const categoryUid = async (shop: Shop): Promise<string> => {
  const query = '{categoryList(filters:{url_key:{eq:"manufactured-tiles"}}){uid}}';
  const response = await fetch(shop.origin + get({ query, variables: {} }).path);
  const { data } = (await response.json()) as { data: { categoryList: { uid: string }[] } };
  const uid = data.categoryList[0]?.uid;
  if (!uid) throw new Error('The sample catalogue has no category manufactured-tiles.');
  return uid;
};

/** The same words in different capitals: every text misses all caches and finds the same products. */
const spelling = (words: string, index: number): string =>
  [...words].map((letter, place) => ((index >> place) & 1 ? letter.toUpperCase() : letter)).join('');

/** With a variable that the operation does not declare: no answer that is kept is another's. */
const neverAsked = ({ query, variables }: Question): LoadRequest[] =>
  Array.from({ length: MANY }, (_, n) => post({ query, variables: { ...variables, n } }));

const searches = (words: string): LoadRequest[] =>
  Array.from({ length: Math.min(MANY, 2 ** words.length) }, (_, i) => get(searchList(spelling(words, i + 1))));

const measureMisses = async (shop: Shop): Promise<number> => {
  await verify(shop, get(searchList('marble')));
  await measureLoad(shop, searches('white marble'), 3);
  return (await measureLoad(shop, searches('grey porcelain tile'))).perCore;
};

const row = (what: string, measured: number, budget: number, reference: Row['reference']): Row => ({
  what,
  measured,
  unit: 'answers/s/core',
  budget,
  bound: 'at least',
  ...(reference ? { reference } : {}),
});

const onPGlite = async (): Promise<Row[]> => {
  const shop = await startShop(UNLIMITED);
  try {
    const uid = await categoryUid(shop);
    const [cached, posted] = [get(categoryList(uid)), post(categoryList(uid))];
    const [resolved, facets] = [neverAsked(categoryList(uid)), neverAsked(categoryFacets(uid))];
    for (const request of [cached, posted, resolved[0]!, facets[0]!]) await verify(shop, request);
    await measureLoad(shop, [cached], 2);
    const fromCache = await measureLoad(shop, [cached]);
    const fromMemory = await measureLoad(shop, [posted]);
    await measureLoad(shop, resolved, 3);
    const made = await measureLoad(shop, resolved);
    const counted = await measureLoad(shop, facets);
    return [
      row('12 cards from the response cache', fromCache.perCore, 15_000, {
        value: 837,
        whose: 'GraphQL Yoga with data in memory',
      }),
      row('12 cards by POST, from memory', fromMemory.perCore, 5000, undefined),
      row('12 cards of a list never asked before, from kept cards', made.perCore, 2500, {
        value: 837,
        whose: 'GraphQL Yoga with data in memory',
      }),
      row('facets of a category counted in memory', counted.perCore, 3000, undefined),
      row('search never asked before, on PGlite', await measureMisses(shop), 250, {
        value: 164,
        whose: 'facets in SQL on PGlite',
      }),
    ];
  } finally {
    await shop.stop();
  }
};

const onPostgresql = async (): Promise<Row[]> => {
  if (!findPostgresql()) {
    console.log('No PostgreSQL was found: its figure is left out.');
    return [];
  }
  const cluster = await startCluster();
  const serverCpuMs = (): number => (cluster.pid ? treeCpuMs(cluster.pid) : 0);
  try {
    const shop = await startShop({ ...UNLIMITED, DATABASE_URL: cluster.url }, serverCpuMs);
    try {
      return [
        row('search never asked before, on PostgreSQL', await measureMisses(shop), 600, {
          value: 344,
          whose: 'facets in SQL on PostgreSQL',
        }),
      ];
    } finally {
      await shop.stop();
    }
  } finally {
    await cluster.stop();
  }
};

/** Product lists per second of processor time, the database's included. */
export const measureGraphql = async (): Promise<Row[]> => [...(await onPGlite()), ...(await onPostgresql())];

if (import.meta.main) process.exitCode = printRows('GraphQL product list', await measureGraphql()) ? 0 : 1;
