import { sql } from 'kysely';
import { createCommerce, type Commerce } from '#commerce/app.ts';
import { warmCatalog } from '#commerce/merchandise/catalog/service.ts';
import { join } from '#commerce/people/staff/testing/people.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { callsTo, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { loadSettings } from '#commerce/settings.ts';
import { requestsOf, type Known, type ListRequest } from './requests.ts';

/** Days before now that have orders in shops of both sizes. */
const DAYS_AGO = 60;

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

type Counter = {
  get(path: string): Promise<{ status: number; body: any }>;
  /** Blocks of the database read so far, from its cache or the disk. */
  blocks(): Promise<number>;
  commerce: Commerce;
  known: Known;
};

/** Opens a filled shop with a signed-in owner. */
export const openCounter = async (environment: Readonly<Record<string, string>>): Promise<Counter> => {
  const settings = loadSettings({ ...process.env, RATE_LIMITS: 'off', DATABASE_POOL: '1', ...environment });
  const commerce = await createCommerce(settings, { log: silentLog });
  await warmCatalog(commerce.platform);
  const { platform } = commerce;
  const owner = await join(
    { ...callsTo(commerce), platform, clock: platform.clock } as unknown as TestShop,
    `owner-${Date.now()}@shop.example`,
    'owner',
  );
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
        select sum(blks_hit + blks_read)::int as blocks from pg_stat_database where datname = current_database()`.execute(platform.db.kysely);
      return read[0]!.blocks;
    },
    known: { sku, skuStart: sku.slice(0, 7), name: 'porcelain', day: dayBefore(DAYS_AGO), nextDay: dayBefore(DAYS_AGO - 1), category: String(category), view },
  };
};

type Cost = { ms: number; blocks: number };

/** Least time and blocks of a request; other work of the machine only adds to both. */
const costOf = async ({ get, blocks }: Counter, { name, path }: ListRequest): Promise<Cost> => {
  const before = await blocks();
  const start = performance.now();
  const { status, body } = await get(path);
  const ms = performance.now() - start;
  if (status !== 200) throw new Error(`${name}: ${path} ${status} ${JSON.stringify(body)}`);
  return { ms, blocks: (await blocks()) - before };
};

const least = (one: Cost, other: Cost): Cost => ({
  ms: Math.min(one.ms, other.ms),
  blocks: Math.min(one.blocks, other.blocks),
});

/** Prints the cost of each list in a small and a large shop, measured by turns, and their ratio. */
export const measureCounter = async (small: Counter, large: Counter, runs: number, only?: string): Promise<void> => {
  const requests = async ({ get, known }: Counter) =>
    (await requestsOf(known, async (path) => (await get(path)).body.total_count ?? 0)).filter(({ name }) => !only || name.includes(only));
  const ofSmall = await requests(small);
  const ofLarge = await requests(large);
  console.log('| list | small | large | times | blocks | blocks | times |\n| --- | --- | --- | --- | --- | --- | --- |');
  for (const [index, request] of ofSmall.entries()) {
    let costs: [Cost, Cost] = [{ ms: Infinity, blocks: Infinity }, { ms: Infinity, blocks: Infinity }];
    for (let run = 0; run < runs; run++)
      costs = [least(costs[0], await costOf(small, request)), least(costs[1], await costOf(large, ofLarge[index]!))];
    const [one, other] = costs;
    const row = [
      request.name, one.ms.toFixed(1), other.ms.toFixed(1), (other.ms / one.ms).toFixed(1),
      one.blocks, other.blocks, (other.blocks / one.blocks).toFixed(1),
    ];
    console.log(`| ${row.join(' | ')} |`);
  }
};
