import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { isLeftAlone, stockAfterLoad } from './file-stock-rules.ts';
import type { FileStock, ShopStock } from './file-stock-rules.ts';
import { readLots, replaceLots } from './stock-store.ts';

type StockRow = Row<'stock', 'reserved', { productId: 'product_id'; quantity: 'qty' }> & {
  isOfProgram: boolean;
  lastFile: FileStock | null;
};

/** Locks stock rows in ascending product id, as every writer does. */
const lockShopStock = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ShopStock>> => {
  const { rows } = await sql<StockRow>`
    select product_id as "productId", qty as quantity, reserved, set_by is not null as "isOfProgram",
      case when file_qty is not null then jsonb_build_object('quantity', file_qty, 'lots', coalesce(file_lots, '[]')) end as "lastFile"
    from stock where product_id = any(${ids}::int[]) order by product_id for update`.execute(db);
  const lots = await readLots(db, ids);
  return new Map(rows.map(({ productId, ...row }) => [productId, { ...row, lots: lots.get(productId) ?? [] }]));
};

/** `lots` is absent if the writer does not know them. */
export type StockOfFile = { productId: number; quantity: number; lots: FileStock['lots'] | undefined };

/**
 * Writes stock and lots of catalogue files by `stockAfterLoad`, and records the files' figures. If `isReset` returns
 * true, the product takes the files' figures in any case. Returns the number of products that keep the shop's own.
 */
export const writeFileStock = async (
  db: Db,
  stock: readonly StockOfFile[],
  isReset: (productId: number) => boolean,
): Promise<number> => {
  const known = await lockShopStock(
    db,
    stock.map(({ productId }) => productId),
  );
  const decided = stock.map(({ productId, quantity, lots }) => {
    const shop = known.get(productId);
    const file = { quantity, lots: lots ?? shop?.lastFile?.lots ?? shop?.lots ?? [] };
    return { productId, file, shop, after: stockAfterLoad(file, shop, isReset(productId)) };
  });
  const rows = decided.map(({ productId, file, after }) => ({
    productId,
    quantity: after.quantity,
    fileQuantity: file.quantity,
    fileLots: file.lots,
  }));
  await sql`insert into stock (product_id, qty, file_qty, file_lots)
    select "productId", quantity, "fileQuantity", "fileLots"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i("productId" int, quantity int, "fileQuantity" int, "fileLots" jsonb)
    on conflict (product_id) do update set qty = excluded.qty, file_qty = excluded.file_qty, file_lots = excluded.file_lots`.execute(
    db,
  );
  await replaceLots(
    db,
    decided.flatMap(({ productId, shop, after }) =>
      shop && after.lots === shop.lots ? [] : [{ productId, lots: after.lots }],
    ),
  );
  return decided.filter(({ file, shop, after }) => isLeftAlone(file, shop, after)).length;
};
