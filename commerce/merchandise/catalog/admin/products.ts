import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { byGivenSku } from '../sku-rules.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { attributeSet } from '#commerce/merchandise/attributes/service.ts';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import { readProductInputs } from '../input-store.ts';
import type { TierRow } from '../tier-types.ts';
import { readTiers } from '../tier-store.ts';
import type { StoredProduct } from '../types.ts';
import { purgeChangedStock } from '../stock.ts';
import type { Lot } from '../lot-rules.ts';
import { writeThreshold } from '../inventory/inventory-store.ts';
import { forgetWrongLots, lockStock, parentsOf, readLots, replaceLots } from '../stock-store.ts';
import {
  findAdminProducts,
  listAdminProducts,
  listCategoryIds,
  setBackorders,
  setQuantities,
  type AdminProduct,
} from './admin-store.ts';

export type { AdminProduct };

const whereOf = ({ storeView, currency }: CommerceContext) => ({ storeViewId: storeView.id, currency });

const noSuchProduct = (): NoSuchEntityError =>
  new NoSuchEntityError("The product that was requested doesn't exist. Verify the product and try again.");

export const adminProducts = async (context: CommerceContext, criteria: SearchCriteria, hasStock = false) => {
  const { all: attributes } = await attributeSet(context);
  const views = await listStoreViews(context);
  return listAdminProducts(context.db.kysely, whereOf(context), criteria, {
    attributes,
    views: views.map(({ id }) => id),
    websites: [...new Set(views.map(({ websiteId }) => websiteId))],
    timeZone: context.settings.timeZone,
    hasStock,
    mostCounted: context.staff && STAFF_TOTAL_LIMIT,
  });
};

/** Ids of a page of categories by criteria, and how many there are. */
export const adminCategories = (context: CommerceContext, criteria: SearchCriteria) =>
  listCategoryIds(context.db.kysely, context.storeView.id, criteria);

/** Throws for an unknown sku. */
export const adminProduct = async (context: CommerceContext, sku: string): Promise<AdminProduct> => {
  const [product] = await findAdminProducts(context.db.kysely, whereOf(context), [sku]);
  if (!product) throw noSuchProduct();
  return product;
};

/** Products by the given SKUs. Throws for an unknown one. */
export const productsBySku = async (
  context: CommerceContext,
  skus: readonly string[],
): Promise<ReadonlyMap<string, AdminProduct>> => {
  const found = byGivenSku(await findAdminProducts(context.db.kysely, whereOf(context), skus), skus);
  const unknown = skus.find((sku) => !found.has(sku));
  if (unknown !== undefined)
    throw new InputError('The product with SKU "%1" does not exist.', { parameters: [unknown] });
  return found;
};

/** All other stored data of products by sku, and their attributes. */
export const adminDetails = async (
  context: CommerceContext,
  products: readonly AdminProduct[],
): Promise<{ stored: ReadonlyMap<string, StoredProduct>; attributes: AttributeSet; tiers: readonly TierRow[] }> => {
  const skus = products.map(({ sku }) => sku);
  const stored = new Map((await readProductInputs(context.db.kysely, skus)).map((one) => [one.sku, one]));
  const tiers = await readTiers(
    context.db.kysely,
    products.map(({ id }) => id),
  );
  return { stored, attributes: await attributeSet(context), tiers };
};

/** Production lots of the stock on hand. */
export const lotsOnHand = async (context: CommerceContext, { id }: Pick<AdminProduct, 'id'>): Promise<readonly Lot[]> =>
  (await readLots(context.db.kysely, [id])).get(id) ?? [];

const MAX_QUANTITY_ON_HAND = 1_000_000_000;

/** Throws for an invalid quantity on hand. */
export const checkQuantity = (quantity: number): void => {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY_ON_HAND)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [quantity, 'quantity'] });
};

/** Throws for duplicate lots, or lots that hold more than the quantity. */
const checkLots = (quantity: number, lots: readonly Lot[] = []): void => {
  for (const lot of lots) checkQuantity(lot.quantity);
  if (lots.reduce((sum, lot) => sum + lot.quantity, 0) > quantity)
    throw new InputError('The lots hold more than the quantity on hand.');
  if (new Set(lots.map(({ code }) => code)).size < lots.length) throw new InputError('A lot is there twice.');
};

/** Stock on hand of a product; without `lots` the known lots remain while the quantity covers them. */
export type OnHand = {
  quantity: number;
  lots?: readonly Lot[] | undefined;
  /** Threshold of low stock; null: the default of the shop. */
  notifyQty?: number | null | undefined;
  /** Ordering beyond the stock, as in Magento: 0 no, 1 or 2 yes; null: as the catalogue says. */
  backorders?: number | null | undefined;
};

/** Sets stock on hand by product id, in the caller's transaction. Throws below the reserved quantity. */
export const setOwnStock = async (
  context: CommerceContext,
  db: Db,
  wanted: ReadonlyMap<number, OnHand>,
  by: string,
): Promise<void> => {
  const before = await lockStock(db, [...wanted.keys()]);
  const { available } = await setQuantities(
    db,
    [...wanted].map(([productId, { quantity }]) => ({ productId, quantity })),
    by,
  );
  if (available.size < wanted.size) throw new InputError('More of a product is set aside for customers than that.');
  await replaceLots(
    db,
    [...wanted].flatMap(([productId, { lots }]) => (lots ? [{ productId, lots }] : [])),
  );
  await forgetWrongLots(db, [...wanted.keys()]);
  for (const [productId, { notifyQty, backorders }] of wanted) {
    if (notifyQty !== undefined) await writeThreshold(db, productId, notifyQty);
    if (backorders !== undefined) {
      await setBackorders(db, productId, backorders);
      const parents = await parentsOf(db, [productId]);
      await context.cache.invalidate(db, [...[productId, ...parents].map(tag.product), tag.products]);
    }
  }
  await purgeChangedStock(context, db, before, available);
  await recordStaffAction(context, db, 'stock', { by, products: wanted.size });
};

/** Sets stock on hand. All or nothing. */
export const putStock = async (
  context: CommerceContext,
  lines: readonly ({ sku: string } & OnHand)[],
  by: string,
): Promise<void> => {
  const products = await productsBySku(
    context,
    lines.map(({ sku }) => sku),
  );
  const wanted = new Map<number, OnHand>();
  for (const { sku, quantity, lots, notifyQty, backorders } of lines) {
    const product = products.get(sku)!;
    if (product.qty === null)
      throw new InputError('The product with SKU "%1" has no stock of its own.', { parameters: [sku] });
    checkQuantity(quantity);
    checkLots(quantity, lots);
    if (typeof notifyQty === 'number') checkQuantity(notifyQty);
    if (typeof backorders === 'number' && ![0, 1, 2].includes(backorders))
      throw new InputError('Invalid value of "%1" provided for the %2 field.', {
        parameters: [backorders, 'backorders'],
      });
    wanted.set(product.id, { quantity, lots, notifyQty, backorders });
  }
  await context.db.tx((db) => setOwnStock(context, db, wanted, by));
};
