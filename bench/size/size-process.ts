import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { createCommerce } from '#commerce/app.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { settleCatalog, warmCatalog } from '#commerce/merchandise/catalog/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';
import { loadSettings } from '#commerce/settings.ts';

/** A measurement of one catalogue on one database. */
export type SizeFigure = { what: string; value: number; unit: string };

const BULK = 1000;
/** Runs that are not measured, because they compile the code. */
const WARM_UP = 30;
const SINGLE_PRICES = 10;
const SEARCHES = 20;

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
const residentMb = (): number => process.memoryUsage.rss() / 1_000_000;

/** Loads the folder of the argument and measures this process. Times are processor time, except pauses. */
const measure = async (folder: string): Promise<readonly SizeFigure[]> => {
  const commerce = await createCommerce(loadSettings(), { log: silentLog });
  const { platform } = commerce;
  let peak = residentMb();
  const watch = setInterval(() => (peak = Math.max(peak, residentMb())), 100);
  let before = process.cpuUsage();
  const { products } = await loadCatalogue(platform, folder);
  const load = cpuMs(before);
  before = process.cpuUsage();
  await loadCatalogue(platform, folder);
  const again = cpuMs(before);
  clearInterval(watch);
  await commerce.start();
  await warmCatalog(platform);
  await settleCatalog(platform);
  const memory = residentMb();

  const { rows } = await sql<{ id: number }>`
    select p.product_id as id from product_price p join stock s on s.product_id = p.product_id
     where p.currency = 'CAD' and s.qty > 0 order by 1 limit ${BULK + 1}`.execute(platform.db.kysely);
  const ids = rows.map(({ id }) => id);
  const first = ids.slice(0, 1);

  const change = async (changed: readonly number[], statement: ReturnType<typeof sql>) => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const start = process.cpuUsage();
    await platform.db.tx(async (db) => {
      await statement.execute(db);
      await platform.cache.invalidate(db, [tag.products, ...changed.map(tag.product)]);
    });
    await settleCatalog(platform);
    const cpu = cpuMs(start);
    delay.disable();
    return { cpu, pause: delay.max / 1e6 };
  };
  const raise = (changed: readonly number[]) =>
    change(changed, sql`update product_price set price = price + 100 where product_id = any(${changed}::int[])`);
  for (let done = 0; done < WARM_UP; done++) await raise(first);
  const single: { cpu: number; pause: number }[] = [];
  for (let done = 0; done < SINGLE_PRICES; done++) single.push(await raise(first));
  const price = {
    cpu: single.reduce((sum, { cpu }) => sum + cpu, 0) / SINGLE_PRICES,
    pause: Math.max(...single.map(({ pause }) => pause)),
  };
  const last = await change(first, sql`update stock set qty = reserved where product_id = any(${first}::int[])`);
  const bulk = await raise(ids.slice(1));

  const { graphql } = callsTo(commerce);
  const search = async (text: string) =>
    graphql(`{ products(search: "${text}", pageSize: 24) { total_count items { sku } } }`, {}, { store: 'CA_EN' });
  await search('marble');
  const start = process.cpuUsage();
  for (let index = 0; index < SEARCHES; index++) await search(index % 2 ? 'porcelain' : 'oak white');
  const searching = cpuMs(start) / SEARCHES;
  await commerce.close();
  return [
    { what: 'products with variants', value: products, unit: '' },
    { what: 'load', value: load / 1000, unit: 's' },
    { what: 'load of an unchanged folder', value: again / 1000, unit: 's' },
    { what: 'memory during the loads, at most', value: peak, unit: 'MB' },
    { what: 'memory after them', value: memory, unit: 'MB' },
    { what: 'one price', value: price.cpu, unit: 'ms' },
    { what: 'one price: longest pause', value: price.pause, unit: 'ms' },
    { what: 'last piece', value: last.cpu, unit: 'ms' },
    { what: `${BULK} prices`, value: bulk.cpu, unit: 'ms' },
    { what: `${BULK} prices: longest pause`, value: bulk.pause, unit: 'ms' },
    { what: 'search', value: searching, unit: 'ms' },
  ];
};

console.log(JSON.stringify(await measure(process.argv[2] ?? '')));
process.exit();
