import { join } from 'node:path';
import { sql } from 'kysely';
import { createCommerce } from '#commerce/app.ts';
import type { Commerce } from '#commerce/app.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import type { DatabaseFixture } from '#commerce/platform/database/testing/database.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { testSettings } from '#commerce/platform/testing/settings.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';
import type { TestResponse, Caller } from '#commerce/platform/testing/test-shop.ts';
import { loadCatalogue } from '../service.ts';
import { smallCatalogue } from './small-catalogue.ts';

const isFilled = async (database: Database): Promise<boolean> =>
  (await sql`select 1 from product limit 1`.execute(database.kysely)).rows.length > 0;

export type CatalogueShop = {
  commerce: Commerce;
  /** Queries as a guest of CA_EN by default. */
  execute(query: string, options?: Caller & { variables?: Record<string, unknown> }): Promise<TestResponse>;
  /** Loads another folder and waits until lists reflect it. */
  load(folder: string): Promise<void>;
};

/** The database of a shop with {@link smallCatalogue}, read once in a run. */
export const CATALOGUE_SHOP: DatabaseFixture = {
  name: 'catalogue-shop',
  fill: async (database) => void (await openCatalogueShop(database)),
};

/** The database of a shop with the sample catalogue, read once in a run. */
export const SAMPLE_CATALOGUE: DatabaseFixture = {
  name: 'sample-catalogue',
  fill: async (database) =>
    void (await openCatalogueShop(database, join(import.meta.dirname, '..', '..', '..', 'catalogue'))),
};

/**
 * The whole back end, on the real clock, with {@link smallCatalogue} or another folder read into it, on a database of its
 * own; one that holds a catalogue already stays as it is. Its tests close the database, not the shop.
 */
export const openCatalogueShop = async (database: Database, folder?: string): Promise<CatalogueShop> => {
  const settings = testSettings({ PUBLIC_URL: 'https://shop.test' });
  const commerce = await createCommerce(settings, { database, log: silentLog });
  const load = async (from: string): Promise<void> => {
    await loadCatalogue(commerce.platform, from);
    await settleCatalog(commerce.platform);
  };
  if (folder || !(await isFilled(database))) await load(folder ?? smallCatalogue());
  const { graphql } = callsTo(commerce);
  return {
    commerce,
    load,
    execute: (query, { variables, ...caller } = {}) => graphql(query, variables, { store: 'CA_EN', ...caller }),
  };
};
