import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { ProductBarcode } from './types.ts';

const listOf = (barcodes: readonly ProductBarcode[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(barcodes)}::jsonb) as given(barcode text, "productId" int)`;

export const insertNewBarcodes = async (db: Db, barcodes: readonly ProductBarcode[]): Promise<void> => {
  await sql`insert into product_barcode (barcode, product_id) select barcode, "productId" from ${listOf(barcodes)}
    on conflict (barcode) do nothing`.execute(db);
};

/** Returns the given barcodes that already belong to another product. */
export const readOthersBarcodes = async (db: Db, barcodes: readonly ProductBarcode[]): Promise<string[]> => {
  const { rows } = await sql<{ barcode: string }>`
    select given.barcode from ${listOf(barcodes)}
    join product_barcode b on b.barcode = given.barcode and b.product_id <> given."productId"
    order by 1`.execute(db);
  return rows.map(({ barcode }) => barcode);
};
