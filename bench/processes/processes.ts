import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createCommerce } from '#commerce/app.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { createIntegration } from '#commerce/merchandise/integration/service.ts';
import { startCluster, type Cluster } from '#commerce/platform/database/testing/postgresql.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { fillStock } from '#server/kill/books-store.ts';
import { generateCatalogue } from '../size/generate.ts';
import { treeCpuMs } from '../support/process-tree.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { createClient } from './client.ts';
import { freePort, startProxy } from './proxy.ts';
import { purgeDelays } from './purge-delay.ts';
import { rollingRestart } from './rolling-restart.ts';
import { readShelf, visit, type Shelf } from './visits.ts';

const PRODUCTS = 2000;
const PROCESSES = [1, 2, 4];
const VISITORS = 8;
/** Visits that compile the code and fill the caches, for each process. */
const WARM_UP_VISITS = 200;
const VISITS = 400;

type Prepared = { cluster: Cluster; folder: string; varDir: string; token: string; sellable: readonly string[] };

const prepare = async (root: string, cluster: Cluster): Promise<Prepared> => {
  const folder = join(root, 'catalogue');
  const varDir = join(root, 'var');
  await generateCatalogue(folder, PRODUCTS);
  const settings = loadSettings({ ...process.env, DATABASE_URL: cluster.url, VAR_DIR: varDir, CATALOGUE: folder });
  const commerce = await createCommerce(settings, { log: silentLog });
  try {
    await loadCatalogue(commerce.platform, folder);
    const sellable = await fillStock(commerce.platform.db);
    // Otherwise the work that a load leaves to autovacuum would be measured too.
    await sql`vacuum analyze`.execute(commerce.platform.db.kysely);
    const token = await createIntegration(commerce.platform, { name: 'bench', scopes: ['catalog:write'] });
    return { cluster, folder, varDir, sellable, token: token ?? '' };
  } finally {
    await commerce.close();
  }
};

const visitMany = async (origin: string, shelf: Shelf, from: number, count: number): Promise<number> => {
  let next = from;
  const clients = Array.from({ length: VISITORS }, () => createClient(origin));
  try {
    await Promise.all(
      clients.map(async (client) => {
        while (next < from + count) await visit(client, shelf, next++);
      }),
    );
    return clients.reduce((sum, { sent }) => sum + sent, 0);
  } finally {
    for (const client of clients) client.close();
  }
};

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;

type Figures = readonly (readonly [what: string, figure: string])[];

const measure = async (count: number, { cluster, folder, varDir, token, sellable }: Prepared): Promise<Figures> => {
  const ports: number[] = [];
  for (let place = 0; place < count; place++) ports.push(await freePort());
  const start = (place: number): Promise<Shop> =>
    startShop({
      PORT: String(ports[place]),
      DATABASE_URL: cluster.url,
      VAR_DIR: varDir,
      CATALOGUE: folder,
      TRUST_PROXY: 'true',
      RATE_LIMITS: 'off',
      SHUTDOWN_DELAY: '4',
    });
  const shops: Shop[] = [];
  const cpuOfShops = async (): Promise<number> => {
    let sum = 0;
    for (const shop of shops) sum += await shop.cpuMs();
    return sum;
  };
  try {
    for (const place of ports.keys()) shops.push(await start(place));
    const proxy = await startProxy(ports);
    try {
      const client = createClient(proxy.origin);
      const shelf = await readShelf(client, sellable);
      client.close();
      await visitMany(proxy.origin, shelf, 0, WARM_UP_VISITS * count);
      const before = [await cpuOfShops(), treeCpuMs(cluster.pid ?? 0), treeCpuMs(proxy.pid)] as const;
      const requests = await visitMany(proxy.origin, shelf, WARM_UP_VISITS * count, VISITS);
      const per1000 = (after: number, since: number) => `${((after - since) / requests).toFixed(2)} s`;
      const shopCpu = per1000(await cpuOfShops(), before[0]);
      const databaseCpu = per1000(treeCpuMs(cluster.pid ?? 0), before[1]);
      const proxyCpu = per1000(treeCpuMs(proxy.pid), before[2]);
      const memory = Math.max(...(await Promise.all(shops.map((shop) => shop.memoryMb()))));
      const figures: [string, string][] = [
        ['CPU of the shop per 1,000 requests', shopCpu],
        ['CPU of PostgreSQL per 1,000 requests', databaseCpu],
        ['CPU of HAProxy per 1,000 requests', proxyCpu],
        ['memory of a process, at most', `${Math.round(memory)} MB`],
      ];
      if (count === 1) return figures;
      const delays = await purgeDelays(
        shops.map(({ origin }) => origin),
        token,
        shelf.products[0]!,
      );
      const { requests: sent, lost, badEnds } = await rollingRestart(proxy.origin, shops, start, shelf);
      for (const text of lost.slice(0, 10)) console.log(`  lost: ${text}`);
      return [
        ...figures,
        ['a price until all processes show it, median', `${median(delays).toFixed(0)} ms`],
        ['the same, longest', `${Math.max(...delays).toFixed(0)} ms`],
        ['requests during a rolling restart', String(sent)],
        ['of these lost', String(lost.length)],
        ['processes that did not end with 0', String(badEnds)],
      ];
    } finally {
      await proxy.stop();
    }
  } finally {
    for (const shop of shops) await shop.stop();
  }
};

/**
 * Prints figures of processes behind HAProxy, with one PostgreSQL. `node bench/processes/processes.ts 2` measures two
 * processes only.
 */
export const measureProcesses = async (counts: readonly number[] = PROCESSES): Promise<void> => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-processes-'));
  const cluster = await startCluster({ isDurable: true });
  try {
    const prepared = await prepare(root, cluster);
    for (const count of counts) {
      console.log(`\n${count} ${count === 1 ? 'process' : 'processes'}`);
      for (const [what, figure] of await measure(count, prepared)) console.log(`  ${what.padEnd(44)} ${figure}`);
    }
  } finally {
    await cluster.stop();
    rmSync(root, { recursive: true, force: true });
  }
};

if (import.meta.main) await measureProcesses(process.argv.slice(2).map(Number));
