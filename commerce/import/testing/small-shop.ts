import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommerce } from '#commerce/app.ts';
import type { Commerce } from '#commerce/app.ts';
import { settleCatalog } from '#commerce/catalog/service.ts';
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

export type SmallShop = {
  commerce: Commerce;
  /** Asks as a guest of CA_EN unless told otherwise. */
  ask(query: string, options?: { store?: string; currency?: string; variables?: Record<string, unknown> }): Promise<Answer>;
  /** Loads another folder and waits until lists show it. */
  load(folder: string): Promise<void>;
};

/** A shop with {@link smallCatalogue} on a database of its own; its tests close the database, not the shop. */
export const openSmallShop = async (database: Database, folder = smallCatalogue()): Promise<SmallShop> => {
  const settings = loadSettings({ NODE_ENV: 'test', VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-var-')), PUBLIC_URL: 'https://shop.test' });
  const commerce = await createCommerce(settings, { database, log: silentLog });
  const load = async (from: string): Promise<void> => {
    await loadCatalogue(commerce.platform, from);
    await settleCatalog(commerce.platform);
  };
  await load(folder);
  return {
    commerce,
    load,
    ask: async (query, { store = 'CA_EN', currency, variables = {} } = {}) => {
      const headers = { 'content-type': 'application/json', store, ...(currency ? { 'content-currency': currency } : {}) };
      const { body } = await commerce.executeGraphql({ method: 'POST', query, variables, headers, ip: '192.0.2.1' });
      return JSON.parse(body.toString()) as Answer;
    },
  };
};
