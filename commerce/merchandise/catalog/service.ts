import DataLoader from 'dataloader';
import { attributeSetIn } from '#commerce/merchandise/attributes/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SchemaExtensions } from '#commerce/platform/graphql/live-schema.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';
import { readDetails } from './detail-store.ts';
import type { ProductDetail } from './detail-store.ts';
import { productModel } from './configurable.ts';
import { isListField, listInputsOf } from './list-inputs.ts';
import { productFieldsOf } from './product-fields.ts';
import { ofCategory, ofProduct } from './product-facts.ts';
import { currentSnapshot, settledSnapshot } from './snapshot.ts';
import { inView } from './snapshot-types.ts';
import type { ProductModel } from './types.ts';
export {
  decodeEntryUid,
  decodeLinkUid,
  decodePartUid,
  entryUid,
  entryValueUid,
  itemUid,
  linkUid,
  partUid,
} from './uids.ts';
import { readFinalSale } from './final-sale-store.ts';
import { readLowStock } from './inventory/inventory-store.ts';
import { readProductIds } from './snapshot-store.ts';
import { readLeadTimes } from './lead-time-store.ts';
import { readSampleFile } from './download-store.ts';

export {
  adminCategories,
  adminProduct,
  adminDetails,
  checkQuantity,
  productsBySku,
  setOwnStock,
} from './admin/products.ts';
export { addBarcodes } from './inventory/file-barcodes.ts';
export { inventory, inventoryItem, racksOf, slabProducts } from './inventory/inventory.ts';
export { checkPrice, setOwnPrices } from './admin/prices.ts';
export { applyDuePrices, startScheduledPrices } from './admin/scheduled-prices.ts';
export { assertVersion } from './admin/product-version.ts';
export { storedChanges } from './load-rules.ts';
export type { FieldChange } from './load-rules.ts';
export type { AdminProduct } from './admin/products.ts';
export {
  countKnown,
  dropCategory,
  dropProducts,
  hasOwnStock,
  lockProductRows,
  isReserved,
  markOwnStock,
  saveCategoryKey,
  storedCategories,
  storedProducts,
  moveCategoryTo,
  isVariantAttribute,
  isVariantOption,
  parentsOfVariants,
  productsInCategories,
  productsWithAttribute,
  productsWithOption,
  skusOfIds,
  storedSku,
} from './stored.ts';
export {
  arrivedStock,
  decrementStock,
  lotOutlook,
  lockProducts,
  releaseOwed,
  releaseStock,
  reserveStock,
  returnStock,
  swapLots,
  takeArrived,
} from './stock.ts';
export type { LotOutlook } from './stock.ts';
export { findTwoShipments, saveStockRule } from './later.ts';
export {
  categoryPath,
  openCategory,
  openPageProduct,
  openProduct,
  openProductBySku,
  productPath,
  productUrlKey,
} from './open-pages.ts';
export { countOwnFigures, refreshProductStatistics, saveCategories, saveProducts } from './saving.ts';
export {
  announceProducts,
  finishLoad,
  hasLoadedCatalogue as hasCatalogue,
  productChanges,
  productIds,
  startLoad,
} from './loading.ts';
export type { ProductChange } from './loading.ts';
export type { UnchangedFigures } from './saving.ts';
export { findSellable, findSellableById, findVariantSku } from './sellables.ts';
export { groupHasPrices, groupPriceCategory } from './group-prices.ts';
export { atQuantity } from './tier-rules.ts';
export { configured, givenOf, isVirtual, readChoice, stockOf, wordsOfChoice } from './choice-rules.ts';
export { byGivenSku } from './sku-rules.ts';
export { filledIn } from './filled-in.ts';
export { optionPriceOf } from './composition-rules.ts';
export { linksOf, samplesOf } from './download-fields.ts';
export { comparison } from './comparison.ts';
export { findSkusWhere } from './conditional-list.ts';
export { unitPriceIn } from './unit-price.ts';
export { openEntities } from './open-entities.ts';
export { findFacts, findSlabFacts, listSlabFacts } from './slab-facts.ts';
export type { SlabFacts } from './slab-facts.ts';

/** A resolver of a category's content field: its description with directives, or the identifier of its block. */
export const ofCategoryContent = <T>(
  read: (content: { description: string | null; cmsBlock: string | null }, context: CommerceContext) => T,
) =>
  ofCategory(({ category, context }) => {
    const { description } = inView(category.texts, context.storeView.id);
    return read({ description, cmsBlock: category.cmsBlock }, context);
  });

/** A resolver of a product's description or short description; `show` fills its directives. */
export const ofProductContent = (
  field: 'description' | 'shortDescription',
  show: (context: CommerceContext, content: string) => Promise<string>,
) =>
  ofProduct(async ({ product, context }) => {
    const detail = await productDetail(context, product.id);
    return { html: await show(context, detail?.[field] ?? '') };
  });

/** Days to restock these products, by id; absent if unknown. */
export const findLeadTimes = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (productIds.length === 0) return new Map();
  const attribute = (await attributeSetIn(db)).byCode.get('lead_time_days');
  return attribute ? readLeadTimes(db, attribute.id, productIds) : new Map();
};

/** The final-sale products among these: slabs and outlet products. */
export const findFinalSale = (db: Db, productIds: readonly number[]): Promise<ReadonlySet<number>> =>
  readFinalSale(db, productIds);

/** File name of a public sample; undefined if it is unknown or its product is disabled. */
export const findSampleFile = (db: Db, id: number): Promise<string | undefined> => readSampleFile(db, id);

const DETAILS = Symbol('product details');

/** Long texts of a product; concurrent calls are batched. */
export const productDetail = (
  { db, storeView, perRequest }: CommerceContext,
  id: number,
): Promise<ProductDetail | undefined> =>
  perRequest(
    DETAILS,
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const details = new Map(
          (await readDetails(db.kysely, storeView.id, ids)).map((detail) => [detail.productId, detail]),
        );
        return ids.map((each) => details.get(each));
      }),
  ).load(id);

/** Skus of a product and its variants. */
export const skusOf = async (platform: Platform, id: number): Promise<readonly string[]> => {
  const { products } = await currentSnapshot(platform);
  const product = products.get(id);
  return product ? [product.sku, ...product.variants.map(({ sku }) => sku)] : [];
};

/** Product models by id; unknown ones are absent. */
export const findProducts = async (platform: Platform, ids: readonly number[]): Promise<Map<number, ProductModel>> => {
  const { products } = await currentSnapshot(platform);
  return new Map(
    ids.flatMap((id) => {
      const product = products.get(id);
      return product ? [[id, productModel(product)] as const] : [];
    }),
  );
};

/** A product's text for an attribute in the current store view; null without one. */
export const attributeText = async (
  context: Platform & Pick<CommerceContext, 'storeView'>,
  id: number,
  code: string,
): Promise<string | null> => {
  const { products, attributes } = await currentSnapshot(context);
  const attribute = attributes.byCode.get(code);
  const values = (products.get(id)?.values ?? []).filter(({ attributeId }) => attributeId === attribute?.id);
  const inStoreView = (viewId: number) => values.find(({ storeViewId }) => storeViewId === viewId)?.value;
  return inStoreView(context.storeView.id) ?? inStoreView(0) ?? null;
};

/** Schema additions for the merchant's attributes: list inputs and product fields. */
export const attributeExtensions = async (platform: Platform): Promise<SchemaExtensions> => {
  const { all } = (await currentSnapshot(platform)).attributes;
  const fields = productFieldsOf(all);
  return { sdl: listInputsOf(all) + fields.sdl, resolvers: fields.resolvers };
};

/** Returns true if an attribute code can be a filter or sort key of lists. */
export const canBeListField: (code: string) => boolean = isListField;

export { computedOptions, groupedBy, isComputed } from './computed-attributes.ts';

/** Reads the catalogue into memory at the start, to save the first request the wait. */
export const warmCatalog = async (platform: Platform): Promise<void> => {
  await currentSnapshot(platform);
};

/** Waits until lists reflect every committed change; for scripts and tests. */
export const settleCatalog = async (platform: Platform): Promise<void> => {
  await settledSnapshot(platform);
};

/** Grams of one unit by product id; unknown products are absent. */
export const weightsOf = async (platform: Platform, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { products } = await currentSnapshot(platform);
  return new Map(
    ids.flatMap((id) => {
      const product = products.get(id);
      return product ? [[id, product.weightGrams] as const] : [];
    }),
  );
};

/** Ids of every product, in ascending order. */
export const listProductIds = ({ db }: Pick<Platform, 'db'>): Promise<readonly number[]> => readProductIds(db.kysely);

/** For staff: products below their threshold of low stock. */
export const productsLowInStock = ({ db, settings }: Platform): Promise<readonly WaitingItem[]> =>
  readLowStock(db.kysely, settings.notifyStockQty);
