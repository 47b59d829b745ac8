import { join } from 'node:path';
import { withOwnChanges, withOwnShowrooms } from '#commerce/merchandise/authoring/service.ts';
import { hasCatalogue } from '#commerce/merchandise/catalog/service.ts';
import type { UnchangedFigures } from '#commerce/merchandise/catalog/service.ts';
import { saveShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { saveStores } from '#commerce/merchandise/stores/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { counterPathOf } from '#commerce/platform/settings/counter-url.ts';
import { refreshStatistics } from '#commerce/platform/maintenance/service.ts';
import { checkAddresses } from './folder-addresses.ts';
import { asOnlyLoad } from './load-lock.ts';
import type { Problem } from './problems.ts';
import { readCatalogue, readShowroomFolder } from './read-catalogue.ts';
import { Scratch } from './scratch-file.ts';
import { batchSizeOf, writeProducts } from './write-products.ts';
import { writeSettings } from './write-settings.ts';
import { writeStructure } from './write-structure.ts';

export { describeNotes } from './problems.ts';

export type ImportProgress = (step: string) => void | Promise<void>;

export type ImportReport = {
  products: number;
  /** Number of new or changed products. */
  written: number;
  categories: number;
  pages: number;
  milliseconds: number;
  /** Possible mistakes in the loaded data. */
  warnings: readonly Problem[];
  /** Data of the shop that stays unchanged. */
  unchanged: UnchangedFigures;
};

export type LoadOptions = {
  progress?: ImportProgress;
  /** Receives frequent progress texts. */
  status?: (text: string) => void;
  /** Overwrites prices and stock set by programs with the directory's, which owns them again. */
  isTakenOver?: boolean;
  /** Writes stock and lots of the folder over the shop's own, though the folder's did not change. */
  isStockReset?: boolean;
};

const load = async (
  platform: Platform,
  folder: string,
  scratch: Scratch,
  { progress = () => {}, status = () => {}, isTakenOver = false, isStockReset = false }: LoadOptions,
): Promise<ImportReport> => {
  const start = platform.clock.now().getTime();
  await progress('reading the files');
  const catalogue = await readCatalogue(folder, scratch, counterPathOf(platform.settings));
  const { stores, products } = catalogue;
  const { kysely } = platform.db;
  const merged = await withOwnChanges(kysely, catalogue);
  const batchSize = batchSizeOf(platform, !(await hasCatalogue(kysely)));
  await checkAddresses(kysely, { ...merged, views: stores.views, products }, batchSize);
  await progress(
    `${stores.views.length} store views, ${merged.attributes.length} attributes, ${merged.categories.length} categories`,
  );
  const { isWhole, ...structure } = await writeStructure(platform, catalogue, { folder, isTakenOver });
  await progress(`${products.length} products`);
  const context = { views: stores.views, ...structure };
  const options = { isTakenOver, isStockReset, isWhole, batchSize, status };
  const { ids, written, unchanged } = await writeProducts(platform, products, context, options);
  await progress(
    `${merged.pages.length} pages, ${merged.blocks.length} blocks, ${catalogue.menus.length} menus, ${catalogue.showrooms.length} showrooms, search words`,
  );
  const warnings = await writeSettings(
    platform,
    catalogue,
    { categories: structure.categoryIds, products: ids },
    { hasNewProducts: written > 0 },
  );
  if (written > 0) await refreshStatistics(kysely);
  return {
    products: ids.size,
    written,
    categories: merged.categories.length,
    pages: merged.pages.length,
    milliseconds: platform.clock.now().getTime() - start,
    warnings: [...catalogue.warnings, ...warnings],
    unchanged,
  };
};

/**
 * Validates a catalogue folder and loads it. Store views, attributes and categories are written in one transaction, then
 * products in batches, then the rest in one transaction. To continue an interrupted load, start it again. Products are
 * matched by SKU, categories by key, pages and menus by identifier. Other data of the shop stays, including prices and
 * stock set over REST, unless the options overwrite them. Stock is written only if its value in the folder changed. A
 * changed URL creates a redirect.
 */
export const loadCatalogue = (platform: Platform, folder: string, options: LoadOptions = {}): Promise<ImportReport> =>
  asOnlyLoad(platform, async () => {
    const scratch = new Scratch(join(platform.settings.varDir, 'load'));
    try {
      return await load(platform, folder, scratch, options);
    } finally {
      scratch.close();
    }
  });

/** Loads the store views and showrooms of a folder, and nothing else; returns how many showrooms. */
export const loadShowrooms = async (platform: Platform, folder: string): Promise<number> => {
  const { stores, showrooms } = readShowroomFolder(folder);
  await platform.db.tx(async (db) => {
    const tags = [
      ...(await saveStores(db, stores)),
      ...(await saveShowrooms(db, await withOwnShowrooms(db, showrooms))),
    ];
    await platform.cache.invalidate(db, tags);
  });
  return showrooms.length;
};

/** Loads the folder into an empty shop. Returns null if a catalogue exists. */
export const loadFirstCatalogue = async (
  platform: Platform,
  folder: string,
  progress?: ImportProgress,
): Promise<ImportReport | null> =>
  (await hasCatalogue(platform.db.kysely)) ? null : loadCatalogue(platform, folder, { ...(progress && { progress }) });
