import { sql, type RawBuilder } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { byGivenSku } from './sku-rules.ts';

/** Matches products `p` by SKU without regard to case; uses the index product_lower_sku. */
export const hasSku = (skus: readonly string[]): RawBuilder<boolean> =>
  sql`lower(p.sku) = any(array(select lower(btrim(given)) from unnest(${skus}::text[]) given))`;

/** The stored spelling of a SKU; trimmed if the product is unknown. */
export const readStoredSku = async (db: Db, sku: string): Promise<string> => {
  const { rows } = await sql<Row<'product', 'sku'>>`select p.sku from product p where ${hasSku([sku])}`.execute(db);
  return byGivenSku(rows, [sku]).get(sku)?.sku ?? sku.trim();
};

/** Changes the spelling of stored SKUs that differ from these only in case. */
export const respell = async (db: Db, skus: readonly string[]): Promise<void> => {
  await sql`update product p set sku = given from unnest(${skus}::text[]) given
    where lower(p.sku) = lower(given) and p.sku <> given
      and not exists (select from product other where other.sku = given)`.execute(db);
};
