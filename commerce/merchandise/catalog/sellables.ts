import { wordingOf } from '#contract/languages.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { sellableOf } from './sellable.ts';
import { readSellable, readVariantSku } from './sellable-store.ts';
import type { SellableRow } from './sellable-store.ts';
import { byGivenSku } from './sku-rules.ts';
import { GUEST_GROUP } from './types.ts';
import type { Sellable } from './types.ts';
import { decodeValueUid } from './uids.ts';

/** The store view and customer group of a buyer; by default a guest. */
type Shopper = Pick<CommerceContext, 'storeView'> & { groupId?: number };

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
