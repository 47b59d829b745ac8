import DataLoader from 'dataloader';
import { attributeSetIn } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#commerce/merchandise/stores/rules.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SchemaExtensions } from '#commerce/platform/graphql/live-schema.ts';
import { writeCategories } from './category-store.ts';
import { readDetails } from './detail-store.ts';
import type { ProductDetail } from './detail-store.ts';
import { productModel } from './configurable.ts';
import { isListField, listInputsOf } from './list-inputs.ts';
import { productFieldsOf } from './product-fields.ts';
import { ofCategory, ofProduct } from './product-facts.ts';
import { countSetByPrograms, hasProducts, takeFromPrograms, writeProducts } from './product-store.ts';
import { sellableOf } from './sellable.ts';
import { readSellable, readVariantSku } from './sellable-store.ts';
import type { SellableRow } from './sellable-store.ts';
import { parentsOf } from './stock-store.ts';
import { byGivenSku } from './sku-rules.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import { replaceTiers, takeTiersFromPrograms } from './tier-store.ts';
import { currentSnapshot, settledSnapshot } from './snapshot.ts';
import { inView } from './snapshot-types.ts';
import { GUEST_GROUP } from './types.ts';
import type { CategoryInput, CategoryModel, ProductInput, ProductModel, Sellable } from './types.ts';
import { decodeValueUid } from './uids.ts';
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
export { checkPrice, setOwnPrices } from './admin/prices.ts';
export type { AdminProduct } from './admin/products.ts';
export {
  countKnown,
  dropCategory,
  dropProducts,
  hasOwnStock,
  lockProductRows,
  isReserved,
  saveCategoryKey,
  storedCategories,
  storedProducts,
  moveCategoryTo,
  parentsOfVariants,
  skusOfIds,
  storedSku,
} from './stored.ts';
export {
  decrementStock,
  lotOutlook,
  lockProducts,
  releaseStock,
  reserveStock,
  returnStock,
  swapLots,
} from './stock.ts';
export type { LotOutlook } from './stock.ts';
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
export { findSlabFacts, listSlabFacts } from './slab-facts.ts';
export type { SlabFacts } from './slab-facts.ts';

/** The store view and customer group of a buyer; by default a guest. */
type Shopper = Pick<CommerceContext, 'storeView'> & { groupId?: number };

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

/** Converts rows to sellable products; a second statement reads the products of bundles. */
const sellablesOf = async (
  { storeView, groupId }: { storeView: Shopper['storeView']; groupId: number | undefined },
  db: Db,
  rows: readonly SellableRow[],
): Promise<readonly Sellable[]> => {
  const asSellable = (row: SellableRow): Sellable => sellableOf(row, wordingOf(storeView), groupId ?? GUEST_GROUP);
  const ids = rows.flatMap(({ composition }) =>
    (composition?.bundle?.items ?? []).flatMap(({ selections }) => selections.map(({ productId }) => productId)),
  );
  if (ids.length === 0) return rows.map(asSellable);
  const children = await readSellable(db, storeView.id, { ids: [...new Set(ids)] });
  const byId = new Map(children.map((row) => [row.productId, asSellable(row)]));
  return rows.map((row) => (row.composition?.bundle ? { ...asSellable(row), children: byId } : asSellable(row)));
};

/** Products by SKU with their stored spelling; unknown ones are absent. Inside a transaction pass its handle. */
export const findSellable = async (
  { storeView, groupId }: Shopper,
  db: Db,
  skus: readonly string[],
): Promise<Map<string, Sellable>> => {
  const rows = skus.length ? await readSellable(db, storeView.id, { skus }) : [];
  const found = await sellablesOf({ storeView, groupId }, db, rows);
  return byGivenSku(found, skus);
};

/** Like {@link findSellable}, by product id. */
export const findSellableById = async (
  { storeView, groupId }: Shopper,
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Sellable>> => {
  const rows = ids.length ? await readSellable(db, storeView.id, { ids }) : [];
  const found = await sellablesOf({ storeView, groupId }, db, rows);
  return new Map(found.map((sellable) => [sellable.productId, sellable]));
};

/**
 * Sku of the variant of a configurable product with these option value uids (`configurable/attribute id/option id` in
 * base64); null if an option is missing, unknown or has no variant.
 */
export const findVariantSku = async (
  db: Db,
  parentSku: string,
  valueUids: readonly string[],
): Promise<string | null> => {
  const values = valueUids.map(decodeValueUid);
  if (values.some((value) => value === null)) return null;
  return readVariantSku(
    db,
    parentSku,
    values.map((value) => value?.optionId as number),
  );
};

/** Writes categories in the importer's transaction; returns ids by key and the changed tags. */
export const saveCategories = async (
  db: Db,
  categories: readonly CategoryInput[],
): Promise<{ ids: Map<string, number>; tags: string[] }> => {
  const ids = await writeCategories(db, categories);
  return { ids, tags: [tag.categories, ...[...ids.values()].map(tag.category)] };
};

/** Figures that a load did not overwrite. */
export type UnchangedFigures = {
  /** Owned by programs. */
  prices: number;
  quantities: number;
  /** Products whose stock differs from the files, which have not changed since the last load. */
  ownStock: number;
};

/**
 * Writes products in the importer's transaction; returns ids by sku, the changed tags, and the number of figures not
 * overwritten. With a takeover, figures that programs own are overwritten; with `isStockReset`, all stock is.
 */
export const saveProducts = async (
  db: Db,
  products: readonly ProductInput[],
  categoryIds: ReadonlyMap<string, number>,
  { isTakenOver = false, isStockReset = false }: { isTakenOver?: boolean; isStockReset?: boolean } = {},
): Promise<{ ids: Map<string, number>; tags: string[]; kept: UnchangedFigures }> => {
  const skus = products.map(({ sku }) => sku);
  const takenOver = isTakenOver ? await takeFromPrograms(db, skus) : [];
  if (isTakenOver) await takeTiersFromPrograms(db, skus);
  const { byCode } = await attributeSetIn(db);
  const attributeIds = new Map([...byCode].map(([code, { id }]) => [code, id]));
  const { ids, ownStock } = await writeProducts(
    db,
    products,
    categoryIds,
    attributeIds,
    isStockReset ? 'all' : takenOver,
  );
  const tiered = products.filter(({ tiers }) => tiers);
  await replaceTiers(
    db,
    tiered.map(({ sku }) => ids.get(sku)!),
    tiered.flatMap(({ sku, tiers = [] }) => tiers.map((tier) => ({ productId: ids.get(sku)!, ...tier }))),
  );
  const written = [...ids.values()];
  return {
    ids,
    tags: [tag.products, ...[...written, ...(await parentsOf(db, written))].map(tag.product)],
    kept: { ...(await countSetByPrograms(db, skus)), ownStock },
  };
};

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

/** Returns true once a product has been loaded. */
export const hasCatalogue = (db: Db): Promise<boolean> => hasProducts(db);

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

/** Path of a category in the current store view with suffix; null if it is not active. */
export const categoryPath = async (context: CommerceContext, id: number): Promise<string | null> => {
  const catalog = await taggedCatalog(context);
  const category = catalog.category(id);
  return category && category.level > 1
    ? inView(category.texts, context.storeView.id).urlPath +
        (catalog.urlSuffixes.get(context.storeView.id)?.category ?? '')
    : null;
};

/** Url key of a product with a page in the current store view, else null. A sample has that of its product. */
export const productUrlKey = async (context: CommerceContext, id: number): Promise<string | null> => {
  const catalog = await taggedCatalog(context);
  const listed = catalog.product(id);
  const product = listed && catalog.pageOf(listed);
  return product?.isEnabled && product.visibility > 1 ? inView(product.texts, context.storeView.id).urlKey : null;
};

/** Path of a product with a page in the current store view, with suffix; else null. */
export const productPath = async (context: CommerceContext, id: number): Promise<string | null> => {
  const urlKey = await productUrlKey(context, id);
  return urlKey === null
    ? null
    : urlKey + ((await taggedCatalog(context)).urlSuffixes.get(context.storeView.id)?.product ?? '.html');
};

/** Model of a product with a page; else null. */
export const openProduct = async (context: CommerceContext, id: number): Promise<ProductModel | null> => {
  const product = (await taggedCatalog(context)).product(id);
  return product?.isEnabled && product.visibility > 1 ? productModel(product) : null;
};

/** Like `openProduct`; a sample gives the product it is cut from. */
export const openPageProduct = async (context: CommerceContext, id: number): Promise<ProductModel | null> => {
  const catalog = await taggedCatalog(context);
  const listed = catalog.product(id);
  const product = listed && catalog.pageOf(listed);
  return product?.isEnabled && product.visibility > 1 ? productModel(product) : null;
};

/** Model of a product with a page, by its sku; else null. */
export const openProductBySku = async (context: CommerceContext, sku: string): Promise<ProductModel | null> => {
  const product = (await taggedCatalog(context)).productBySku(sku);
  return product?.isEnabled && product.visibility > 1 ? productModel(product) : null;
};

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

/** Model of an active category; else null. */
export const openCategory = async (context: CommerceContext, id: number): Promise<CategoryModel | null> => {
  const category = (await taggedCatalog(context)).category(id);
  return category && category.level > 1 ? { __typename: 'CategoryTree', id } : null;
};

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
