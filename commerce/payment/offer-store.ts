import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/stores/types.ts';
import type { PaymentMethodInput } from './types.ts';

/** Codes of the payment methods offered for an amount in minor units, sorted. */
export const findOffered = async (db: Db, currency: CurrencyCode, amount: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from payment_method where currency = ${currency} and (up_to is null or up_to >= ${amount})
    order by position, code`.execute(db);
  return rows.map(({ code }) => code);
};

/** Replaces all payment methods. */
export const replaceMethods = async (db: Db, methods: readonly PaymentMethodInput[]): Promise<void> => {
  await sql`delete from payment_method`.execute(db);
  await sql`insert into payment_method (code, currency, up_to, position)
    select code, currency, "upTo", position
    from jsonb_to_recordset(${JSON.stringify(methods)}::jsonb) as i(code text, currency text, "upTo" bigint, position int)`.execute(
    db,
  );
};
