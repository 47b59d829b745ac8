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
/** Two to the number of letters are all there are. */
const MANY_SEARCHES = 10_000;
const MAX_ROUNDS = 8;
const BETTER = 1.05;
/** Of the references, which were not taken along. */
const THEN = 'on another machine, before 22 November 2026';
const UNLIMITED = { RATE_LIMITS: 'off' };

const get = ({ query, variables }: Question): LoadRequest => ({
  path: `/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(JSON.stringify(variables))}`,
  // As browsers ask over TLS.
  headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
});

const post = ({ query, variables }: Question): LoadRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** Sends the request once and checks the answer, so that the benchmark does not measure fast errors. */
const verify = async (
  shop: Shop,
  { method = 'GET', path, headers, body }: LoadRequest,
  holds = '"sku":"',
): Promise<void> => {
  const response = await fetch(shop.origin + path, {
    method,
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
  });
  const answer = await response.text();
  if (!response.ok || answer.includes('"errors"') || !answer.includes(holds))
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
const spelling = (words: string, index: number): string => {
  let letters = 0;
  return words.replaceAll(/[a-z]/g, (letter) => ((index >> letters++) & 1 ? letter.toUpperCase() : letter));
};

/** What is asked in each round of a measurement. */
type Rounds = (round: number) => LoadRequest[];

const places = (round: number, many = MANY): number[] =>
  Array.from({ length: many }, (_, place) => round * many + place);

/** With a variable that the operation does not declare: no answer that is kept is another's. */
const neverAsked =
  ({ query, variables }: Question): Rounds =>
  (round) =>
    places(round).map((n) => post({ query, variables: { ...variables, n } }));

/** A hundred thousand spellings, one for each of all rounds. */
const searches: Rounds = (round) =>
  places(round, MANY_SEARCHES).map((place) => get(searchList(spelling('grey porcelain tile', place))));

/** What a server that has been up for a while does: rounds of five seconds until two are hardly better than the best before. */
const warm = async (shop: Shop, rounds: Rounds): Promise<number> => {
  let [best, settled] = [0, 0];
  for (let round = 0; round < MAX_ROUNDS && settled < 2; round++) {
    const { perCore } = await measureLoad(shop, rounds(round));
    settled = perCore < best * BETTER ? settled + 1 : 0;
    best = Math.max(best, perCore);
  }
  return best;
};

const measureMisses = async (shop: Shop): Promise<number> => {
  await verify(shop, get(searchList('marble')));
  return warm(shop, searches);
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
    for (const request of [cached, posted, resolved(MAX_ROUNDS)[0]!]) await verify(shop, request);
    await verify(shop, facets(MAX_ROUNDS)[0]!, '"attribute_code":"category_uid"');
    const fromCache = await warm(shop, () => [cached]);
    const fromMemory = await warm(shop, () => [posted]);
    const made = await warm(shop, resolved);
    const counted = await warm(shop, facets);
    return [
      row('12 cards from the response cache', fromCache, 15_000, {
        value: 837,
        whose: 'GraphQL Yoga with data in memory',
        measured: THEN,
      }),
      row('12 cards by POST, from memory', fromMemory, 5000, undefined),
      row('12 cards of a list never asked before, from kept cards', made, 2500, {
        value: 837,
        whose: 'GraphQL Yoga with data in memory',
        measured: THEN,
      }),
      row('facets of a category counted in memory', counted, 3000, undefined),
      row('search never asked before, on PGlite', await measureMisses(shop), 250, {
        value: 164,
        whose: 'facets in SQL on PGlite',
        measured: THEN,
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
          measured: THEN,
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
