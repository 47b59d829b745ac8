import { attributeSetIn } from '#commerce/merchandise/attributes/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { changesOf, type StaffChange } from '#commerce/platform/staff/changes-store.ts';
import {
  countInventory,
  deleteBarcodes,
  insertBarcode,
  listInventory,
  readBarcode,
  readRacks,
  readOutlets,
  readSlabProducts,
  writeRacks,
  writeThreshold,
} from './inventory-store.ts';
import type { Author, InventoryFilter, InventoryRow } from './types.ts';

const shownAttributes = async (db: Db) => {
  const { byCode } = await attributeSetIn(db);
  return { outlet: byCode.get('outlet')?.id ?? null, piecesPerUnit: byCode.get('pieces_per_box')?.id ?? null };
};

type Page = { size: number; number: number; isDescending: boolean };

/** A page of the products with stock. */
export const inventory = async (
  { db, settings, storeView }: CommerceContext,
  filter: InventoryFilter,
  page: Page,
): Promise<{ items: readonly InventoryRow[]; total: number }> => {
  const line = settings.notifyStockQty;
  const attributes = await shownAttributes(db.kysely);
  return {
    items: await listInventory(db.kysely, filter, { ...page, storeViewId: storeView.id, line, attributes }),
    total: await countInventory(db.kysely, filter, line),
  };
};

/** A product with stock, by SKU or barcode. Throws for an unknown one. */
export const inventoryItem = async (context: CommerceContext, code: string): Promise<InventoryRow> => {
  const { items } = await inventory(context, { code }, { size: 2, number: 1, isDescending: false });
  const item = items.find(({ sku }) => sku.toLowerCase() === code.toLowerCase()) ?? items[0];
  if (!item)
    throw new NoSuchEntityError('No product with stock has the SKU or barcode "%1".', {
      code: 'STOCK_UNKNOWN',
      parameters: [code.slice(0, 64)],
    });
  return item;
};

/** Configurable products whose variants are slabs. */
export const slabProducts = ({ db, storeView }: CommerceContext) => readSlabProducts(db.kysely, storeView.id);

/** Outlet products that units of this product can be moved to. */
export const outletsOf = async ({ db, storeView }: CommerceContext, productId: number) => {
  const { outlet } = await shownAttributes(db.kysely);
  return readOutlets(db.kysely, productId, { storeViewId: storeView.id, outlet });
};

/** Changes of the stock of a product by staff, newest first. */
export const stockChanges = async (context: CommerceContext, code: string): Promise<readonly StaffChange[]> => {
  const { sku } = await inventoryItem(context, code);
  return changesOf(context.db.kysely, `stock ${sku}`);
};

/** Racks of products, by product and lot; a lot without a rack of its own is on the rack of its product. */
export const racksOf = async (
  { db }: Pick<CommerceContext, 'db'>,
  productIds: readonly number[],
): Promise<(productId: number, lot: string | null) => string | null> => {
  const rows = await readRacks(db.kysely, productIds);
  const racks = new Map(rows.map(({ productId, lot, rack }) => [`${productId} ${lot}`, rack]));
  return (productId, lot) => racks.get(`${productId} ${lot ?? ''}`) ?? racks.get(`${productId} `) ?? null;
};

/** Absent fields are unchanged. */
export type StockDetails = {
  /** Null: the default of the shop. */
  notifyQty?: number | null | undefined;
  /** Empty texts remove. */
  barcode?: string | undefined;
  rack?: string | undefined;
};

/** Sets the threshold, the barcode and the rack of a product. */
export const changeDetails = async (
  context: CommerceContext,
  code: string,
  { notifyQty, barcode, rack }: StockDetails,
  { by, who }: Author,
): Promise<void> => {
  const before = await inventoryItem(context, code);
  const { productId, sku } = before;
  await context.db.tx(async (db) => {
    if (notifyQty !== undefined) await writeThreshold(db, productId, notifyQty);
    if (rack !== undefined) await writeRacks(db, [{ productId, lot: '', rack }]);
    if (barcode !== undefined) {
      const owner = barcode === '' ? undefined : await readBarcode(db, barcode);
      if (owner !== undefined && owner !== productId)
        throw new InputError('The barcode "%1" belongs to another product.', {
          code: 'BARCODE_TAKEN',
          parameters: [barcode],
        });
      if (barcode === '') await deleteBarcodes(db, productId);
      else await insertBarcode(db, barcode, productId);
    }
    await recordStaffAction(
      context,
      db,
      'stock-details',
      { product: productId, ...(context.staff ? {} : { by }) },
      {
        subject: `stock ${sku}`,
        by: who,
        before: { notify_qty: before.notifyQty, barcodes: before.barcodes, rack: before.rack },
        after: { notify_qty: notifyQty, barcode, rack },
      },
    );
  });
};
