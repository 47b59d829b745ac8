import { withOwnProducts } from '#commerce/merchandise/authoring/service.ts';
import {
  announceProducts,
  countOwnFigures,
  parentsOfVariants,
  productChanges,
  refreshProductStatistics,
  saveProducts,
} from '#commerce/merchandise/catalog/service.ts';
import type { UnchangedFigures } from '#commerce/merchandise/catalog/service.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { indexProducts } from '#commerce/merchandise/search/service.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { EntityAddress } from '#commerce/merchandise/url/types.ts';
import { saveAddresses } from '#commerce/merchandise/url/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { productAddresses } from './folder-addresses.ts';
import { progressText } from './load-progress.ts';
import type { Products } from './products.ts';

const BATCH_SIZE = 1000;
/** Smaller, because carts wait for the only connection during a batch. A first load has no carts. */
const EMBEDDED_BATCH_SIZE = { first: 500, later: 100 };

export const batchSizeOf = ({ db }: Pick<Platform, 'db'>, isFirst: boolean): number =>
  db.engine === 'postgresql' ? BATCH_SIZE : EMBEDDED_BATCH_SIZE[isFirst ? 'first' : 'later'];

export type ProductContext = {
  views: StoresInput['views'];
  categoryIds: ReadonlyMap<string, number>;
  /** Category URLs, which have priority over product URLs. */
  categoryAddresses: readonly EntityAddress[];
};

export type ProductOptions = {
  isTakenOver: boolean;
  isStockReset: boolean;
  /** Also writes unchanged products. */
  isWhole: boolean;
  batchSize: number;
  status: (text: string) => void;
};

export type WrittenProducts = { ids: ReadonlyMap<string, number>; written: number; unchanged: UnchangedFigures };

export const namingOf = ({ views, categoryIds }: Pick<ProductContext, 'views' | 'categoryIds'>) => {
  const codes = new Map(views.map(({ id, code }) => [id, code]));
  return { viewCode: (id: number) => codes.get(id) ?? '', categoryId: (key: string) => categoryIds.get(key) };
};

const addressKey = ({ storeViewId, requestPath }: EntityAddress): string => `${storeViewId} ${requestPath}`;

type Batch = { given: readonly ProductInput[]; ids: ReadonlyMap<string, number> };

/** Writes products with their addresses and their entries in the search index. */
export const saveChanged = async (
  platform: Platform,
  db: Db,
  changed: readonly ProductInput[],
  { views, categoryIds, categoryAddresses }: ProductContext,
  options: { isTakenOver: boolean; isStockReset: boolean; otherIds: ReadonlyMap<string, number> },
): Promise<{ ids: ReadonlyMap<string, number>; unchanged: UnchangedFigures }> => {
  const saved = await saveProducts(db, changed, categoryIds, options);
  const taken = new Set(categoryAddresses.map(addressKey));
  const addresses = new Map(productAddresses(views, changed, saved.ids).map((each) => [addressKey(each), each]));
  const urls = await saveAddresses(
    db,
    [...addresses].flatMap(([key, address]) => (taken.has(key) ? [] : [address])),
  );
  const writtenIds = [...saved.ids.values()];
  await indexProducts(platform, db, [...new Set([...writtenIds, ...(await parentsOfVariants(db, writtenIds))])]);
  await platform.cache.invalidate(db, [...saved.tags, ...urls]);
  return saved;
};

/** Writes the changed products of a batch. */
const writeBatch = async (
  platform: Platform,
  db: Db,
  { given, ids }: Batch,
  context: ProductContext,
  { isTakenOver, isStockReset, isWhole }: ProductOptions,
): Promise<{ written: number; unchanged: UnchangedFigures }> => {
  const { categoryIds } = context;
  const products = await withOwnProducts(db, given, new Set(categoryIds.keys()));
  const { changes, ownStock } = await productChanges(db, products, namingOf(context));
  const changedSkus = new Set(changes.map(({ sku }) => sku));
  const isAll = isWhole || isTakenOver || isStockReset;
  const changed = isAll ? products : products.filter(({ sku }) => changedSkus.has(sku));
  const own = { prices: 0, quantities: 0, ownStock: isAll ? 0 : ownStock };
  if (changed.length > 0) {
    const saved = await saveChanged(platform, db, changed, context, { isTakenOver, isStockReset, otherIds: ids });
    own.ownStock += saved.unchanged.ownStock;
  }
  const skus = products.map(({ sku }) => sku);
  return { written: changed.length, unchanged: { ...own, ...(await countOwnFigures(db, skus)) } };
};

/**
 * Writes changed products in batches, each in its own transaction. A product and its variants are in one batch, so a
 * shopper sees both or neither.
 */
export const writeProducts = async (
  platform: Platform,
  products: Products,
  context: ProductContext,
  options: ProductOptions,
): Promise<WrittenProducts> => {
  const size = options.batchSize;
  const categoryKeys = new Set(context.categoryIds.keys());
  const ids = new Map<string, number>();
  // Links and groups name products of later batches.
  for (const batch of products.batches(size))
    await platform.db.tx(async (db) => {
      const found = await announceProducts(db, await withOwnProducts(db, batch, categoryKeys));
      for (const [sku, id] of found) ids.set(sku, id);
    });
  const unchanged = { prices: 0, quantities: 0, ownStock: 0 };
  let [done, written, analyzed] = [0, 0, 0];
  const startedAt = performance.now();
  for (const given of products.batches(size)) {
    const result = await platform.db.tx((db) => writeBatch(platform, db, { given, ids }, context, options));
    done += given.length;
    written += result.written;
    unchanged.prices += result.unchanged.prices;
    unchanged.quantities += result.unchanged.quantities;
    unchanged.ownStock += result.unchanged.ownStock;
    if (written >= 2 * analyzed + size) {
      await refreshProductStatistics(platform.db.kysely);
      analyzed = written;
    }
    options.status(progressText(done, products.length, performance.now() - startedAt));
  }
  return { ids, written, unchanged };
};
