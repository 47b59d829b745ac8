import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createCommerce } from '#commerce/app.ts';
import type { Commerce } from '#commerce/app.ts';
import { settleCatalog } from '#commerce/catalog/service.ts';
import type { Beginning } from '#commerce/platform/database/testing.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/platform/settings.ts';
import { loadCatalogue } from '../service.ts';
import { smallCatalogue } from './small-catalogue.ts';

export type Answer = {
  // Tests look into answers of any shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors?: { message: string; path?: (string | number)[]; extensions?: { category?: string } }[];
};

const isFilled = async (database: Database): Promise<boolean> =>
  (await sql`select 1 from product limit 1`.execute(database.kysely)).rows.length > 0;

export type SmallShop = {
  commerce: Commerce;
  /** Queries as a guest of CA_EN by default. */
  ask(
    query: string,
    options?: { store?: string; currency?: string; variables?: Record<string, unknown> },
  ): Promise<Answer>;
  /** Loads another folder and waits until lists reflect it. */
  load(folder: string): Promise<void>;
};

/** The database of a shop with {@link smallCatalogue}, read once in a run. */
export const SMALL_SHOP: Beginning = {
  name: 'small-shop',
  fill: async (database) => void (await openSmallShop(database)),
};

/**
 * A shop with {@link smallCatalogue}, or another folder, on a database of its own; one that holds it already stays as it is.
 * Its tests close the database, not the shop.
 */
export const openSmallShop = async (database: Database, folder?: string): Promise<SmallShop> => {
  const settings = loadSettings({
    NODE_ENV: 'test',
    // A clock that stands still gives no allowance back.
    GRAPHQL_COST_PER_SECOND: '10000000',
    VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-var-')),
    PUBLIC_URL: 'https://shop.test',
  });
  const commerce = await createCommerce(settings, { database, log: silentLog });
  const load = async (from: string): Promise<void> => {
    await loadCatalogue(commerce.platform, from);
    await settleCatalog(commerce.platform);
  };
  if (folder || !(await isFilled(database))) await load(folder ?? smallCatalogue());
  return {
    commerce,
    load,
    ask: async (query, { store = 'CA_EN', currency, variables = {} } = {}) => {
      const headers = {
        'content-type': 'application/json',
        store,
        ...(currency ? { 'content-currency': currency } : {}),
      };
      const { body } = await commerce.executeGraphql({ method: 'POST', query, variables, headers, ip: '192.0.2.1' });
      return JSON.parse(body.toString()) as Answer;
    },
  };
};
