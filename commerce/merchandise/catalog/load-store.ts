import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Composition } from './composition-types.ts';
import type { StoredFigures } from './load-rules.ts';
import { byGivenSku } from './sku-rules.ts';
import { hasSku } from './sku-store.ts';
import type { ProductInput } from './types.ts';

export type LoadRecord = { isFirst: boolean; isWhole: boolean; finishedAt: Date | null };

/** The last load of a catalogue folder. */
export const readLoad = async (db: Db): Promise<LoadRecord | undefined> =>
  db
    .selectFrom('catalogue_load')
    .select(['is_first as isFirst', 'is_whole as isWhole', 'finished_at as finishedAt'])
    .executeTakeFirst();

export const writeLoadStart = async (
  db: Db,
  { folder, isFirst, isWhole, at }: { folder: string; isFirst: boolean; isWhole: boolean; at: Date },
): Promise<void> => {
  const row = { folder, is_first: isFirst, is_whole: isWhole, started_at: at, finished_at: null };
  await db
    .insertInto('catalogue_load')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

export const writeLoadEnd = async (db: Db, at: Date): Promise<void> => {
  await db.updateTable('catalogue_load').set({ finished_at: at }).execute();
};

/** Inserts missing products, disabled and with a SKU only. Returns all ids by SKU. */
export const insertMissing = async (
  db: Db,
  products: readonly Pick<ProductInput, 'sku' | 'type'>[],
): Promise<ReadonlyMap<string, number>> => {
  const skus = products.map(({ sku }) => sku);
  await sql`insert into product (sku, type, is_enabled, visibility, weight_grams)
    select sku, type, false, 1, 0 from unnest(${skus}::text[], ${products.map(({ type }) => type)}::text[]) with ordinality i(sku, type, place)
     where not exists (select from product p where lower(p.sku) = lower(i.sku))
     order by place
    on conflict (sku) do nothing`.execute(db);
  return idsOf(db, skus);
};

/** Ids by the given SKU, regardless of case. */
export const idsOf = async (db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('product as p').select(['p.id', 'p.sku']).where(hasSku(skus)).execute();
  return new Map([...byGivenSku(rows, skus)].map(([sku, { id }]) => [sku, id]));
};

type FiguresRow = Row<'product', 'id'> &
  Pick<StoredFigures, 'fileQuantity' | 'fileLots' | 'isOwnStock' | 'ownPrices' | 'tiers' | 'hasOwnTiers'> & {
    spec: Composition | null;
  };

/** Reads data that {@link readProductInputs} does not return: figures of the files, tiers, compositions, and owners. */
export const readFigures = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, FiguresRow>> => {
  const { rows } = await sql<FiguresRow>`
    select p.id, s.file_qty as "fileQuantity", s.file_lots as "fileLots",
      s.set_by is null and s.qty <> greatest(s.file_qty, s.reserved) as "isOwnStock",
      coalesce((select jsonb_agg(jsonb_build_object('currency', c.currency, 'price', c.price_set_by is not null,
        'special', c.special_set_by is not null)) from product_price c
        where c.product_id = p.id and (c.price_set_by is not null or c.special_set_by is not null)), '[]') as "ownPrices",
      coalesce((select jsonb_agg(jsonb_build_object('currency', t.currency, 'groupId', t.group_id, 'quantity', t.quantity,
        'price', t.price, 'percent', t.percent)) from tier_price t where t.product_id = p.id), '[]') as tiers,
      exists (select from tier_price_program o where o.product_id = p.id) as "hasOwnTiers",
      (select spec from product_composition o where o.product_id = p.id) as spec
    from product p left join stock s on s.product_id = p.id where p.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** SKUs by id. */
export const skusOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.selectFrom('product').select(['id', 'sku']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, sku }) => [id, sku]));
};
