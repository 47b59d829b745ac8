import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { openCatalogueShop, CATALOGUE_SHOP, type CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { createIntegration } from '#commerce/merchandise/integration/service.ts';
import type { Scope } from '#contract/staff-roles.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import type { DatabaseFixture } from '#commerce/platform/database/testing/database.ts';
import { callsTo, type RestReply } from '#commerce/platform/testing/test-shop.ts';

export type AuthoringShop = CatalogueShop & {
  /** Calls as the merchant's program; by default with every scope of these tests. */
  call(method: string, path: string, body?: unknown, by?: string): Promise<RestReply>;
  /** A token of another program. */
  program(name: string, scopes: readonly Scope[]): Promise<string>;
  /** Loads the catalogue folder again. */
  reload(options?: { isTakenOver: boolean }): Promise<void>;
  /** Data of a query, once lists are up to date. */
  // oxlint-disable-next-line typescript/no-explicit-any
  seen(query: string, store?: string): Promise<any>;
  rest: ReturnType<typeof callsTo>['rest'];
};

/** A shop with a catalogue and a program that may write to it. */
export const openAuthoringShop = async (
  open: (fixture?: DatabaseFixture) => Promise<Database>,
  scopes: readonly Scope[],
): Promise<AuthoringShop> => {
  const shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  const { platform } = shop.commerce;
  const { rest } = callsTo(shop.commerce);
  const program = async (name: string, each: readonly Scope[]): Promise<string> =>
    (await createIntegration(platform, { name, scopes: each })) ?? '';
  const token = await program('pim', scopes);
  return {
    ...shop,
    rest,
    program,
    call: (method, path, body, by = token) => rest(method, path, body, { authorization: `Bearer ${by}` }),
    reload: async (options) => {
      await loadCatalogue(platform, smallCatalogue(), options);
      await settleCatalog(platform);
    },
    seen: async (query, store = 'CA_EN') => {
      await settleCatalog(platform);
      return (await shop.execute(query, { store })).data;
    },
  };
};
