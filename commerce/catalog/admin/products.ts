import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { listStoreViews } from '#commerce/stores/service.ts';
import { tellChange } from '../stock.ts';
import { lockStock, parentsOf } from '../stock-store.ts';
import { findAdminProducts, listAdminProducts, setPrices, setQuantities, type AdminProduct } from './admin-store.ts';

export type { AdminProduct };

const whereOf = ({ storeView, currency }: CommerceContext) => ({ storeViewId: storeView.id, currency });

const noSuchProduct = (): NoSuchEntityError =>
  new NoSuchEntityError("The product that was requested doesn't exist. Verify the product and try again.");

export const adminProducts = (context: CommerceContext, criteria: SearchCriteria, hasStock = false) =>
  listAdminProducts(context.db.kysely, whereOf(context), criteria, hasStock);

/** Throws for an unknown sku. */
export const adminProduct = async (context: CommerceContext, sku: string): Promise<AdminProduct> => {
  const [product] = await findAdminProducts(context.db.kysely, whereOf(context), [sku]);
  if (!product) throw noSuchProduct();
  return product;
};

const idsOf = async (context: CommerceContext, skus: readonly string[]): Promise<ReadonlyMap<string, AdminProduct>> => {
  const found = new Map(
    (await findAdminProducts(context.db.kysely, whereOf(context), skus)).map((product) => [product.sku, product]),
  );
  const unknown = skus.find((sku) => !found.has(sku));
  if (unknown !== undefined)
    throw new InputError('The product with SKU "%1" does not exist.', { parameters: [unknown] });
  return found;
};

const MAX_QUANTITY_ON_HAND = 1_000_000_000;

/** Sets what is on hand, all or nothing; what waits for its customer cannot be counted away. */
export const putStock = async (
  context: CommerceContext,
  lines: readonly { sku: string; quantity: number }[],
  by: string,
): Promise<void> => {
  const products = await idsOf(
    context,
    lines.map(({ sku }) => sku),
  );
  const wanted = new Map<number, number>();
  for (const { sku, quantity } of lines) {
    const product = products.get(sku)!;
    if (product.qty === null)
      throw new InputError('The product with SKU "%1" has no stock of its own.', { parameters: [sku] });
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY_ON_HAND)
      throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [quantity, 'quantity'] });
    wanted.set(product.id, quantity);
  }
  await context.db.tx(async (db) => {
    const before = await lockStock(db, [...wanted.keys()]);
    const { available } = await setQuantities(
      db,
      [...wanted].map(([productId, quantity]) => ({ productId, quantity })),
    );
    if (available.size < wanted.size) throw new InputError('More of a product is set aside for customers than that.');
    await tellChange(context, db, before, available);
    await recordStaffAction(context, db, 'stock', { by, products: wanted.size });
  });
};

export type PriceChange = { sku: string; price: number; storeId: number | undefined };

/** Sets prices before reduction, in minor units: in the currency of the view named, else of the request's. All or nothing. */
export const putPrices = async (
  context: CommerceContext,
  changes: readonly PriceChange[],
  by: string,
): Promise<void> => {
  const views = await listStoreViews(context);
  const products = await idsOf(
    context,
    changes.map(({ sku }) => sku),
  );
  const prices = changes.map(({ sku, price, storeId }) => {
    const product = products.get(sku)!;
    const view = storeId ? views.find(({ id }) => id === storeId) : undefined;
    if (storeId && !view) throw new InputError('Requested store is not found (%1)', { parameters: [storeId] });
    if (product.type !== 'simple')
      throw new InputError('The price of "%1" is that of its variants.', { parameters: [sku] });
    if (!Number.isInteger(price) || price < 0 || price > 100_000_000)
      throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [price, 'price'] });
    return { productId: product.id, currency: view?.currency ?? context.currency, price };
  });
  await context.db.tx(async (db) => {
    const ids = prices.map(({ productId }) => productId);
    await setPrices(db, prices, context.clock.now());
    await context.cache.invalidate(db, [tag.products, ...[...ids, ...(await parentsOf(db, ids))].map(tag.product)]);
    await recordStaffAction(context, db, 'prices', { by, products: ids.length });
  });
};
