import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migratedFolder } from '#commerce/platform/database/testing/migrated-folder.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

const PRODUCTS = 'products/all.csv';
const varDir = migratedFolder();
const environment = {
  ...process.env,
  VAR_DIR: varDir,
  DATABASE_URL: '',
  NODE_ENV: 'test',
  INIT_CWD: '',
};
let shop: ChildProcess;

const runWith = (variables: NodeJS.ProcessEnv, ...command: readonly string[]) => {
  const env = { ...environment, ...variables };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, text }));
  return { child, ended, text: () => text };
};
const run = (...command: readonly string[]) => runWith({}, ...command);
const load = (...args: readonly string[]) => run('commerce/import/load.ts', ...args);

const priceOf = async (sku: string): Promise<number> => {
  const answer = once(shop, 'message');
  shop.send(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { price_range { minimum_price { final_price { value } } } } } }`,
  );
  const [data] = await answer;
  return data.products.items[0].price_range.minimum_price.final_price.value;
};

beforeAll(async () => {
  shop = fork(join(import.meta.dirname, 'testing/shop-process.ts'), [smallCatalogue()], { env: environment });
  await once(shop, 'message');
});
afterAll(async () => {
  const ended = once(shop, 'exit');
  shop.disconnect();
  await ended;
  rmSync(varDir, { recursive: true, force: true });
});

const changed = (...[from, to]: [string, string]): string =>
  smallCatalogue({ [PRODUCTS]: smallCatalogueFile(PRODUCTS).replace(from, to) });

test('a dry run prints the changes without writing them', async () => {
  const folder = changed('45.50', '47.25').toString();
  const { code, text } = await load(folder, '--dry-run').ended;
  expect(text).toContain('changed  product CAR  price [CAD]  45.50 → 47.25\n');
  expect(text).toContain('A load would write 1 of 9 products.');
  expect(text.match(/^(?:added|changed|removed) /gm)).toHaveLength(1);
  expect(code).toBe(0);
  expect(await priceOf('CAR')).toBe(45.5);
  const more = await load(
    changed(
      '\nOFF,,',
      '\nNEW,,simple,,New Stone,,,1,1,"Catalog, Search",5.00,,new-stone,,,,"material=slate",1,,\nOFF,,',
    ),
    '--dry-run',
  ).ended;
  expect(more.text).toContain('added    product NEW  New Stone\n');
  const less = await load(changed('18,1,"Catalog, Search",30.00,24.00', '18,1,"Catalog, Search",30.00,'), '--dry-run')
    .ended;
  expect(less.text).toContain('removed  product TRV  special_price [CAD]  24.00 → (empty)\n');
});

test('a dry run refuses options that it does not show, and a database that has to be migrated first', async () => {
  for (const option of ['--stock', '--take-over']) {
    const { code, text } = await load(smallCatalogue(), '--dry-run', option).ended;
    expect([code, text]).toEqual([
      1,
      expect.stringContaining('--dry-run shows a load without --stock and --take-over'),
    ]);
  }
  const empty = mkdtempSync(join(tmpdir(), 'tessera-empty-'));
  const refused = await runWith({ VAR_DIR: empty }, 'commerce/import/load.ts', smallCatalogue(), '--dry-run').ended;
  expect(refused).toEqual({
    code: 1,
    text: 'The database has to be migrated before a dry run: npm run migrate.\n',
  });
  rmSync(empty, { recursive: true, force: true });
});

test('a load while the shop is open changes it at once', async () => {
  const { code, text } = await load(changed('45.50', '47.25')).ended;
  expect(text).toMatch(/Loaded 9 products \(1 new or changed\)/);
  expect(code).toBe(0);
  await vi.waitUntil(async () => (await priceOf('CAR')) === 47.25, { timeout: 20_000, interval: 200 });
});

test('a refused folder and a staff command exit as without the shop', async () => {
  const wrong = await load(changed('45.50', 'cheap')).ended;
  expect(wrong).toMatchObject({ code: 1 });
  expect(wrong.text).toContain('"cheap" is no amount such as 85.99');
  expect(await run('commerce/staff-command.ts', 'order', 'list').ended).toEqual({ code: 0, text: 'No orders.\n' });
  const unknown = await run('commerce/staff-command.ts', 'order', 'ship', '123456789').ended;
  expect(unknown).toEqual({ code: 1, text: 'There is no order 123456789.\n' });
});

test('the shop keeps running if the command of a load is killed, and the next load completes it', async () => {
  const { child, ended } = load(changed('45.50', '48.00'));
  child.kill('SIGKILL');
  expect((await ended).code).toBeNull();
  expect(await priceOf('CAR')).toBeGreaterThan(45);
  await vi.waitUntil(
    async () => {
      const again = await load(changed('45.50', '48.00')).ended;
      return again.code === 0;
    },
    { timeout: 60_000, interval: 200 },
  );
  await vi.waitUntil(async () => (await priceOf('CAR')) === 48, { timeout: 20_000, interval: 200 });
});
