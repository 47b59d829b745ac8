import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

/** The file of a public sample; undefined if it is unknown or its product is disabled. */
export const readSampleFile = async (db: Db, id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ file: string }>`
    select s ->> 'file' as file from product_composition c join product p on p.id = c.product_id
      cross join jsonb_array_elements(c.spec -> 'downloads' -> 'samples') s
     where p.is_enabled and (s ->> 'id')::int = ${id} limit 1`.execute(db);
  return rows[0]?.file;
};
