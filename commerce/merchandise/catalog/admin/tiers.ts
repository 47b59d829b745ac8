import { toMinor } from '#contract/money.ts';
import { groupNamed } from '#contract/customer-groups.ts';
import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { recordStaffActions } from '#commerce/platform/security-log.ts';
import { parentsOf } from '../stock-store.ts';
import type { TierRow } from '../tier-types.ts';
import { readTiers, removeTiers, setTiers } from '../tier-store.ts';
import { isBoughtAsSuch } from '../types.ts';
import { lockSkus } from '../input-store.ts';
import { tierText } from '../load-rules.ts';
import { checkPrice, type PriceWriter } from './prices.ts';
import { assertVersion } from './product-version.ts';
import { productsBySku } from './products.ts';

/** A tier price sent by a program: `value` in minor units, or in percent. */
export type TierChange = {
  sku: string;
  group: string;
  quantity: number;
  value: number;
  isShare: boolean;
  websiteId: number;
};

const invalid = (field: string, value: string | number): InputError =>
  new InputError('Invalid attribute %fieldName = %fieldValue.', {
    parameters: { fieldName: field, fieldValue: String(value).slice(0, 40) },
  });

const checked = ({ group, quantity, value, isShare, websiteId }: TierChange, context: CommerceContext) => {
  const groupId = groupNamed(group);
  if (groupId === undefined) throw invalid('Customer Group', group);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) throw invalid('Quantity', quantity);
  if (websiteId !== 0 && websiteId !== context.storeView.websiteId) throw invalid('website', websiteId);
  if (!isShare) {
    const { currency } = context;
    const price = toMinor(value, currency);
    checkPrice(price, currency);
    return { currency, groupId, quantity, price, percent: null };
  }
  if (!(value > 0 && value <= 100)) throw invalid('Price', value);
  return { currency: null, groupId, quantity, price: null, percent: Math.round(value * 100) / 100 };
};

/** Resolves each change's product; a fixed price has the currency of the path's view. Throws Magento's errors. */
const placed = async (context: CommerceContext, changes: readonly TierChange[]): Promise<readonly TierRow[]> => {
  const skus = changes.map(({ sku }) => sku);
  const products = await productsBySku(context, skus);
  return changes.map((change) => {
    const { id, type } = products.get(change.sku)!;
    if (!isBoughtAsSuch(type) || type === 'bundle')
      throw new InputError('The price of "%1" is that of its parts.', { parameters: [change.sku] });
    return { productId: id, ...checked(change, context) };
  });
};

const textsOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const tiers = Map.groupBy(await readTiers(db, ids), ({ productId }) => productId);
  return new Map(ids.map((id) => [id, (tiers.get(id) ?? []).map(tierText).toSorted().join(', ')]));
};

/** Writes tier prices in a transaction with their changes recorded, and updates caches. */
const write = async <T>(
  context: CommerceContext,
  rows: readonly TierRow[],
  { skus, by, expected }: PriceWriter & { skus: readonly string[] },
  run: (db: Db) => Promise<T>,
): Promise<T> => {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  return context.db.tx(async (db) => {
    await lockSkus(db, skus);
    for (const sku of skus) await assertVersion(db, sku, expected);
    const before = await textsOf(db, ids);
    const result = await run(db);
    const after = await textsOf(db, ids);
    await context.cache.invalidate(db, [tag.products, ...[...ids, ...(await parentsOf(db, ids))].map(tag.product)]);
    const changed = ids.filter((id) => before.get(id) !== after.get(id));
    await recordStaffActions(
      context,
      db,
      'prices',
      { by, products: ids.length },
      changed.map((id) => ({
        subject: `product ${id}`,
        before: { 'tier prices': before.get(id) },
        after: { 'tier prices': after.get(id) },
      })),
    );
    return result;
  });
};

const skusOf = (changes: readonly TierChange[]): readonly string[] => [...new Set(changes.map(({ sku }) => sku))];

/** Adds tier prices; with `isAll` they replace all tier prices of these products. All or nothing. */
export const putTiers = async (
  context: CommerceContext,
  changes: readonly TierChange[],
  writer: PriceWriter,
  isAll: boolean,
): Promise<void> => {
  const rows = await placed(context, changes);
  const last = new Map(rows.map((row) => [`${row.productId} ${row.currency} ${row.groupId} ${row.quantity}`, row]));
  await write(context, rows, { ...writer, skus: skusOf(changes) }, (db) =>
    setTiers(db, [...last.values()], { by: writer.by, at: context.clock.now() }, isAll),
  );
};

/** Deletes tier prices; returns how many did not exist. */
export const deleteTiers = async (
  context: CommerceContext,
  changes: readonly TierChange[],
  writer: PriceWriter,
): Promise<number> => {
  const rows = await placed(context, changes);
  return write(context, rows, { ...writer, skus: skusOf(changes) }, async (db) => {
    const missing = await removeTiers(db, rows, { by: writer.by, at: context.clock.now() });
    return missing.length;
  });
};

/** Tier prices of products in the currency of the path's view. Throws for an unknown sku. */
export const tiersOfSkus = async (
  context: CommerceContext,
  skus: readonly string[],
): Promise<readonly (TierRow & { sku: string })[]> => {
  const products = await productsBySku(context, skus);
  const skuOf = new Map([...products.values()].map(({ id, sku }) => [id, sku]));
  return (await readTiers(context.db.kysely, [...skuOf.keys()]))
    .filter(({ currency }) => currency === null || currency === context.currency)
    .map((row) => ({ ...row, sku: skuOf.get(row.productId)! }));
};
