import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { sql } from 'kysely';
import { createCommerce, type Commerce } from '#commerce/app.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { warmCatalog } from '#commerce/merchandise/catalog/service.ts';
import { join } from '#commerce/people/staff/testing/people.ts';
import { findPostgresql, startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { callsTo, type RestReply } from '#commerce/platform/testing/test-shop.ts';
import { loadSettings } from '#commerce/settings.ts';
import { generateCatalogue } from '../size/generate.ts';
import { fillShop } from './fill.ts';
import type { Known, ListRequest } from './plain-requests.ts';
import { requestsOf } from './requests.ts';

/** Days before now that have orders in shops of both sizes. */
const DAYS_AGO = 60;

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

type Counter = {
  get(path: string): Promise<RestReply>;
  /** Blocks of the database read so far, from its cache or the disk. */
  blocks(): Promise<number>;
  commerce: Commerce;
  known: Known;
};

type Size = { products: number; orders: number };

const SMALL: Size = { products: 1000, orders: 1000 };
const LARGE: Size = { products: 50_000, orders: 200_000 };
/** An embedded database is for smaller shops, and its statements take longer. */
const LARGE_EMBEDDED: Size = { products: 10_000, orders: 40_000 };
const RUNS = 5;

/** Opens a shop of a size in a folder, with a signed-in owner. */
const openCounter = async ({ products, orders }: Size, databaseUrl: string, root: string): Promise<Counter> => {
  const folder = joinPath(root, 'catalogue');
  await generateCatalogue(folder, products);
  const environment = { RATE_LIMITS: 'off', DATABASE_POOL: '1', DATABASE_URL: databaseUrl };
  const varDir = joinPath(root, 'var');
  const commerce = await createCommerce(loadSettings({ ...process.env, ...environment, VAR_DIR: varDir }), {
    log: silentLog,
  });
  const { platform } = commerce;
  await loadCatalogue(platform, folder);
  await fillShop(platform.db, orders);
  await warmCatalog(platform);
  const owner = await join({ ...callsTo(commerce), platform }, 'owner@shop.example', 'owner');
  const { rows } = await sql<{ sku: string; category: number; view: string }>`
    select (select sku from order_item where order_id = 501 order by id limit 1) as sku,
           (select category_id from category_product group by 1 order by count(*) desc, 1 limit 1) as category,
           (select code from store_view where id > 0 order by id limit 1) as view`.execute(platform.db.kysely);
  const { sku, category, view } = rows[0]!;
  return {
    commerce,
    get: (path) => owner.call('GET', path),
    blocks: async () => {
      await sql`select pg_stat_force_next_flush()`.execute(platform.db.kysely);
      const { rows: read } = await sql<{ blocks: number }>`
        select sum(blks_hit + blks_read)::int as blocks from pg_stat_database where datname = current_database()`.execute(
        platform.db.kysely,
      );
      return read[0]!.blocks;
    },
    known: {
      sku,
      skuStart: sku.slice(0, 7),
      name: 'porcelain',
      day: dayBefore(DAYS_AGO),
      nextDay: dayBefore(DAYS_AGO - 1),
      category: String(category),
      view,
    },
  };
};

type Cost = { rows: number; ms: number; blocks: number };

const rowsIn = ({ items, ...body }: RestReply['body']): number =>
  (Array.isArray(items) ? items : Object.values(body)).length;

const costOf = async ({ get, blocks }: Counter, { name, path }: ListRequest): Promise<Cost> => {
  const before = await blocks();
  const start = performance.now();
  const { status, body } = await get(path);
  const ms = performance.now() - start;
  if (status !== 200) throw new Error(`${name}: ${path} ${status} ${JSON.stringify(body)}`);
  return { rows: rowsIn(body), ms, blocks: (await blocks()) - before };
};

/** Other work of the machine only adds to time and blocks. */
const least = (one: Cost, other: Cost): Cost => ({
  rows: other.rows,
  ms: Math.min(one.ms, other.ms),
  blocks: Math.min(one.blocks, other.blocks),
});

const compare = async (small: Counter, large: Counter): Promise<void> => {
  const requests = ({ get, known }: Counter) =>
    requestsOf(known, async (path) => Number((await get(path)).body.total_count ?? 0));
  const ofSmall = await requests(small);
  const ofLarge = await requests(large);
  console.log('| list | rows small | rows large | ms small | ms large | ratio | blocks small | blocks large | ratio |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [index, request] of ofSmall.entries()) {
    let one: Cost = { rows: 0, ms: Infinity, blocks: Infinity };
    let other = one;
    for (let run = 0; run < RUNS; run++) {
      one = least(one, await costOf(small, request));
      other = least(other, await costOf(large, ofLarge[index]!));
    }
    const times = [one.ms.toFixed(1), other.ms.toFixed(1), (other.ms / one.ms).toFixed(1)];
    const blocks = [one.blocks, other.blocks, (other.blocks / one.blocks).toFixed(1)];
    console.log(`| ${[request.name, one.rows, other.rows, ...times, ...blocks].join(' | ')} |`);
  }
};

/**
 * Prints the cost of each list of the counter in a small and a large shop, by turns, and their ratio. An empty
 * `databaseUrl` is an embedded database.
 */
const compareShops = async (
  [small, large]: readonly [Size, Size],
  [smallUrl, largeUrl]: readonly [string, string],
): Promise<void> => {
  const root = mkdtempSync(joinPath(tmpdir(), 'tessera-counter-'));
  const opened: Counter[] = [];
  try {
    opened.push(await openCounter(small, smallUrl, joinPath(root, 'small')));
    opened.push(await openCounter(large, largeUrl, joinPath(root, 'large')));
    await compare(opened[0]!, opened[1]!);
  } finally {
    for (const { commerce } of opened) await commerce.close();
    rmSync(root, { recursive: true, force: true });
  }
};

export const measureCounter = async (large: Size = LARGE): Promise<void> => {
  if (!findPostgresql()) throw new Error('This benchmark needs the programs of a PostgreSQL server.');
  const [one, other] = [await startCluster(), await startCluster()];
  try {
    await compareShops([SMALL, large], [one.url, other.url]);
  } finally {
    await one.stop();
    await other.stop();
  }
};

export const measureCounterEmbedded = (large: Size = LARGE_EMBEDDED): Promise<void> =>
  compareShops([SMALL, large], ['', '']);
