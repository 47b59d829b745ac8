import { toMinor } from '#contract/money.ts';
import { isSameSku } from '#contract/sku.ts';
import {
  assertVersion,
  byGivenSku,
  checkPrice,
  checkQuantity,
  countKnown,
  dropProducts,
  isReserved,
  hasOwnStock,
  lockProductRows,
  parentsOfVariants,
  storedChanges,
  storedProducts,
  saveProducts,
  setOwnPrices,
  setOwnStock,
} from '#commerce/merchandise/catalog/service.ts';
import type { StoredProduct, ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { indexProducts, unindexProducts } from '#commerce/merchandise/search/service.ts';
import { removeAddresses } from '#commerce/merchandise/url/service.ts';
import type { ProductPart } from './merge-rules.ts';
import { checkProduct, checkVariants, specialOf, type ProductChange } from './product-rules.ts';
import { settleAddresses } from './settle.ts';
import { forgetOwn, markOwn } from './store.ts';
import { REMOVED } from './types.ts';

const EMPTY: Omit<ProductInput, 'sku'> = {
  type: 'simple',
  isEnabled: true,
  visibility: 4,
  weightGrams: 0,
  taxClass: 'Taxable Goods',
  attributeSet: 'Default',
  qty: 0,
  position: 0,
  categoryKeys: [],
  texts: [],
  prices: [],
  media: [],
  options: [],
  values: [],
  configurableBy: [],
  variantSkus: [],
  links: [],
};

const NO_SUCH_PRODUCT = "The product that was requested doesn't exist. Verify the product and try again.";

/** A stored product, locked until the transaction ends. Throws for an unknown sku. */
export const lockedProduct = async (db: Db, sku: string): Promise<StoredProduct> => {
  await lockProductRows(db, [sku]);
  const [found] = await storedProducts(db, [sku]);
  if (!found) throw new NoSuchEntityError(NO_SUCH_PRODUCT);
  return found;
};

/** Writes a whole product, and updates URLs, search and caches. */
export const writeProduct = async (context: CommerceContext, db: Db, product: ProductInput): Promise<number> => {
  const { ids, tags } = await saveProducts(db, [product], new Map());
  const id = ids.get(product.sku)!;
  const urls = await settleAddresses(context, db, { products: [{ ...product, id }] });
  const parents = await parentsOfVariants(db, [id]);
  await indexProducts(context, db, [id, ...parents]);
  await context.cache.invalidate(db, [...tags, ...urls, tag.categories, ...parents.map(tag.product)]);
  return id;
};

/** A writer of products. */
export type Writer = {
  by: string;
  /** Version of the product that the writer has read; undefined: not checked. */
  expected?: string | undefined;
};

type Views = Awaited<ReturnType<typeof listStoreViews>>;

/** Records a change of a product with its fields before and after. */
const recordChange = async (
  context: CommerceContext,
  db: Db,
  before: StoredProduct | undefined,
  { id, sku, by, views }: { id: number; sku: string; by: string; views: Views },
): Promise<void> => {
  const [after] = await storedProducts(db, [sku]);
  const codes = new Map(views.map((view) => [view.id, view.code]));
  const fields = storedChanges(before, after!, {
    viewCode: (viewId) => codes.get(viewId) ?? '',
    categoryId: () => undefined,
  });
  const texts = (end: 'from' | 'to') => Object.fromEntries(fields.map(({ field, [end]: text }) => [field, text]));
  await recordStaffAction(
    context,
    db,
    before ? 'product-changed' : 'product-made',
    { by, product: id },
    { before: before && texts('from'), after: texts('to') },
  );
};

/** Creates a product, or changes the given fields, which the program owns from now on. */
export const saveProduct = async (
  context: CommerceContext,
  sku: string,
  change: ProductChange,
  { by, expected }: Writer,
): Promise<void> => {
  const { quantity } = change;
  const { currency } = context;
  const minorOf = (amount: number): number => {
    const minor = toMinor(amount, currency);
    checkPrice(minor, currency);
    return minor;
  };
  const price = change.price === undefined ? undefined : minorOf(change.price);
  const special = change.special?.price ? { ...change.special, price: minorOf(change.special.price) } : change.special;
  if (quantity !== undefined) checkQuantity(quantity);
  const views = await listStoreViews(context);
  await context.db.tx(async (db) => {
    await lockProductRows(db, [sku]);
    await assertVersion(db, sku, expected);
    const [before] = await storedProducts(db, [sku]);
    const next = change.apply(before ?? { ...EMPTY, sku, ...change.made });
    checkProduct(next, before, change);
    await checkMembers(db, next);
    const id = await writeProduct(context, db, { ...next, qty: before || next.type !== 'simple' ? null : 0 });
    await setOwnPrices(
      context,
      db,
      { productId: id, currency, price, special: specialOf(before, currency, { special }) },
      by,
    );
    if (quantity !== undefined) {
      if (!(await hasOwnStock(db, id)))
        throw new InputError('The product with SKU "%1" has no stock of its own.', { parameters: [sku] });
      await setOwnStock(context, db, new Map([[id, { quantity }]]), by);
    }
    await forgetOwn(db, 'product', before ? [] : [sku]);
    await markOwn(
      db,
      change.fields.map((field) => ({ kind: 'product', key: sku, ...field })),
      by,
    );
    await recordChange(context, db, before, { id, sku, by, views });
  });
};

/** Changes one part of an existing product. */
export const changeProduct = async (
  context: CommerceContext,
  sku: string,
  { field, apply }: { field: ProductPart; apply(product: ProductInput): ProductInput },
  { by, expected }: Writer,
): Promise<void> => {
  const views = await listStoreViews(context);
  await context.db.tx(async (db) => {
    const before = await lockedProduct(db, sku);
    await assertVersion(db, sku, expected);
    const next = apply(before);
    await checkMembers(db, next);
    const id = await writeProduct(context, db, { ...next, qty: null });
    await markOwn(db, [{ kind: 'product', key: sku, field, storeViewId: 0 }], by);
    await recordChange(context, db, before, { id, sku, by, views });
  });
};

/** Throws for an unknown category, linked product or variant. */
const checkMembers = async (db: Db, product: ProductInput): Promise<void> => {
  const { sku, links, configurableBy, variantSkus, type, categoryKeys } = product;
  const categories = categoryKeys.map((key) => Number(key.slice(1)));
  if ((await countKnown(db, categories)) < categories.length)
    throw new InputError('A category of the product does not exist.');
  const named = [...new Set([...links.map((link) => link.sku), ...variantSkus])];
  if (named.length === 0) return;
  const found = byGivenSku(await storedProducts(db, named), named);
  for (const name of named)
    if (!found.has(name) || isSameSku(name, sku))
      throw new InputError('The product with SKU "%1" does not exist.', { parameters: [name] });
  if (type === 'configurable')
    checkVariants(
      configurableBy,
      variantSkus.map((name) => found.get(name)!),
    );
};

/** Deletes a product for good, also for later catalogue loads. Throws while units of it are reserved. */
export const removeProduct = async (context: CommerceContext, sku: string, by: string): Promise<void> => {
  await context.db.tx(async (db) => {
    const { id, texts } = await lockedProduct(db, sku);
    if (await isReserved(db, [id]))
      throw new InputError('The product "%1" is set aside for a customer and cannot be deleted.', {
        parameters: [sku],
      });
    const parents = await parentsOfVariants(db, [id]);
    await unindexProducts(context, db, [id]);
    await dropProducts(db, [id]);
    const urls = await removeAddresses(db, 'product', [id]);
    await indexProducts(context, db, parents);
    await forgetOwn(db, 'product', [sku]);
    await markOwn(db, [{ kind: 'product', key: sku, field: REMOVED, storeViewId: 0 }], by);
    await context.cache.invalidate(db, [tag.products, tag.categories, ...[id, ...parents].map(tag.product), ...urls]);
    const before = { sku, name: texts.find(({ storeViewId }) => storeViewId === 0)?.name };
    await recordStaffAction(context, db, 'product-removed', { by, product: id }, { before });
  });
};
