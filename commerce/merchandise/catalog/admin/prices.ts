import { minorText, toMajor, toMinor } from '#contract/money.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { recordStaffActions, type Changed } from '#commerce/platform/security-log.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import { parentsOf } from '../stock-store.ts';
import { isBoughtAsSuch, type ProductType } from '../types.ts';
import { readChangedPrices, readPrices, setPrices, setSpecialPrices, type PriceRow } from './admin-store.ts';
import { lockSkus } from '../input-store.ts';
import { assertVersion } from './product-version.ts';
import { productsBySku } from './products.ts';

/** `price` in major units. */
export type PriceChange = { sku: string; price: number; storeId: number | undefined };
/** A change of a special price; `price` null removes it. */
export type SpecialChange = Omit<PriceChange, 'price'> & {
  price: number | null;
  from: Date | undefined;
  to: Date | undefined;
};

/** Prices of a product in one currency; absent fields are unchanged. */
export type OwnPrices = {
  productId: number;
  currency: CurrencyCode;
  price: number | undefined;
  special: { price: number | null; from: Date | null; to: Date | null } | undefined;
};

const MOST = 100_000_000;

/** Throws unless it is a valid price in minor units. */
export const checkPrice = (price: number, currency: CurrencyCode): void => {
  if (!Number.isInteger(price) || price < 0 || price > MOST)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [toMajor(price, currency), 'price'],
    });
};

/** Throws for a product without a price of its own. */
export const checkPriced = ({ type, sku }: { type: ProductType; sku: string }): void => {
  if (type === 'bundle')
    throw new InputError('The price of the bundle "%1" is set with its parts, in the files of the catalogue.', {
      parameters: [sku],
    });
  if (!isBoughtAsSuch(type)) throw new InputError('The price of "%1" is that of its variants.', { parameters: [sku] });
};

/** Sets both prices in the transaction of a whole product, which purges; the program owns them from now on. */
export const setOwnPrices = async (
  { clock }: Pick<CommerceContext, 'clock'>,
  db: Db,
  { productId, currency, price, special }: OwnPrices,
  by: string,
): Promise<void> => {
  const marks = { by, at: clock.now() };
  if (price !== undefined) await setPrices(db, [{ productId, currency, price }], marks);
  if (special) await setSpecialPrices(db, [{ productId, currency, ...special }], marks);
};

/**
 * Resolves each change's product and its currency: the given view's, else the request's. If several changes concern one
 * price (views share a currency), the last one counts. Throws Magento's errors.
 */
const placed = async <C extends Omit<PriceChange, 'price'> & { price: number | null }>(
  context: CommerceContext,
  changes: readonly C[],
): Promise<readonly (C & { productId: number; currency: CurrencyCode })[]> => {
  const views = await listStoreViews(context);
  const products = await productsBySku(
    context,
    changes.map(({ sku }) => sku),
  );
  const all = changes.map((change) => {
    const { sku, price, storeId } = change;
    const product = products.get(sku)!;
    const view = storeId ? views.find(({ id }) => id === storeId) : undefined;
    if (storeId && !view) throw new InputError('Requested store is not found (%1)', { parameters: [storeId] });
    checkPriced({ type: product.type, sku });
    const currency = view?.currency ?? context.currency;
    const minor = price === null ? null : toMinor(price, currency);
    if (minor !== null) checkPrice(minor, currency);
    return { ...change, sku: product.sku, price: minor as C['price'], productId: product.id, currency };
  });
  return [...new Map(all.map((change) => [`${change.productId} ${change.currency}`, change])).values()];
};

/** Purges responses with prices of these products. */
export const purgePrices = async (
  context: Pick<CommerceContext, 'cache'>,
  db: Db,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  await context.cache.invalidate(db, [tag.products, ...[...ids, ...(await parentsOf(db, ids))].map(tag.product)]);
};

/** A writer of prices. */
export type PriceWriter = {
  by: string;
  /** Version of the only product of the call; undefined: not checked. */
  expected?: string | undefined;
};

type PlacedChange = { sku: string; productId: number; currency: CurrencyCode };

const priceTexts = ({ currency, price, specialPrice, specialFrom, specialTo }: PriceRow) => ({
  [`price [${currency}]`]: minorText(price, currency),
  [`special_price [${currency}]`]: specialPrice === null ? null : minorText(specialPrice, currency),
  [`special_price_from_date [${currency}]`]: specialFrom,
  [`special_price_to_date [${currency}]`]: specialTo,
});

/** Changed fields of each product in the form of staff changes. */
const priceChanges = (
  before: readonly PriceRow[],
  after: readonly PriceRow[],
  ids: ReadonlyMap<string, number>,
): readonly Changed[] => {
  const rowOf = (rows: readonly PriceRow[], { sku, currency }: PriceRow): PriceRow | undefined =>
    rows.find((row) => row.sku === sku && row.currency === currency);
  const previous = Map.groupBy(before, ({ sku }) => sku);
  return after.flatMap((row) => {
    const now = priceTexts(row);
    const old = rowOf(previous.get(row.sku) ?? [], row);
    const then: Readonly<Record<string, unknown>> = old ? priceTexts(old) : {};
    const fields = Object.entries(now).filter(([name, value]) => String(then[name] ?? '') !== String(value ?? ''));
    if (fields.length === 0) return [];
    return [
      {
        subject: `product ${ids.get(row.sku)}`,
        before: Object.fromEntries(fields.map(([name]) => [name, then[name] ?? null])),
        after: Object.fromEntries(fields),
      },
    ];
  });
};

/** Writes prices in a transaction with their changes recorded. */
const write = async (
  context: CommerceContext,
  changes: readonly PlacedChange[],
  { by, expected }: PriceWriter,
  run: (db: Db, marks: { by: string; at: Date }) => Promise<void>,
): Promise<void> => {
  const skus = [...new Set(changes.map(({ sku }) => sku))];
  const ids = new Map(changes.map(({ sku, productId }) => [sku, productId]));
  await context.db.tx(async (db) => {
    await lockSkus(db, skus);
    for (const sku of skus) await assertVersion(db, sku, expected);
    const before = await readPrices(db, skus);
    await run(db, { by, at: context.clock.now() });
    const changed = priceChanges(before, await readPrices(db, skus), ids);
    await recordStaffActions(context, db, 'prices', { by, products: changes.length }, changed);
  });
};

/** Sets regular prices. All or nothing; programs own them from now on. */
export const putPrices = async (
  context: CommerceContext,
  changes: readonly PriceChange[],
  writer: PriceWriter,
): Promise<void> => {
  const prices = await placed(context, changes);
  await write(context, prices, writer, async (db, marks) => {
    const changed = await readChangedPrices(db, prices);
    await setPrices(db, prices, marks);
    await purgePrices(context, db, changed);
  });
};

/** Sets special prices with their dates, or removes them. All or nothing; programs own them from now on. */
export const putSpecialPrices = async (
  context: CommerceContext,
  changes: readonly SpecialChange[],
  writer: PriceWriter,
): Promise<void> => {
  const prices = (await placed(context, changes)).map(({ sku, productId, currency, price, from, to }) => ({
    sku,
    productId,
    currency,
    price,
    from: from ?? null,
    to: to ?? null,
  }));
  await write(context, prices, writer, async (db, marks) => {
    const count = await setSpecialPrices(db, prices, marks);
    if (count < prices.length) throw new InputError('A product without a price cannot be reduced.');
    await purgePrices(
      context,
      db,
      prices.map(({ productId }) => productId),
    );
  });
};

export type ViewPrice = PriceRow & { view: StoreView };

/** The prices of products in every store view. Throws for an unknown sku. */
export const pricesOf = async (context: CommerceContext, skus: readonly string[]): Promise<readonly ViewPrice[]> => {
  await productsBySku(context, skus);
  const views = await listStoreViews(context);
  return (await readPrices(context.db.kysely, skus)).flatMap((row) =>
    views.filter(({ currency }) => currency === row.currency).map((view) => ({ ...row, view })),
  );
};
