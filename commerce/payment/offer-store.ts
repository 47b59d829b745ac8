import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/stores/types.ts';
import type { PaymentMethodInput, PaymentContext } from './types.ts';

type Words = Readonly<Partial<Record<Language, string>>> | null;

/** A method as the merchant has set it for a currency, a store view and a group. */
export type SetMethod = OfferedRow & { upTo: number | null };

export type OfferedRow = { code: string; titles: Words; instructions: Words };

/** The payment methods of a store view, sorted; each up to an amount. */
export const findOffered = async (
  db: Db,
  { currency, storeViewId, groupId }: Pick<PaymentContext, 'currency' | 'storeViewId' | 'groupId'>,
): Promise<readonly SetMethod[]> => {
  const { rows } = await sql<SetMethod>`
    select code, titles, instructions, up_to as "upTo" from payment_method
    where currency = ${currency}
      and (store_view_ids is null or ${storeViewId}::int = any(store_view_ids))
      and (customer_group_ids is null or ${groupId}::int = any(customer_group_ids))
    order by position, code`.execute(db);
  return rows;
};

type ListedRow = { code: string; titles: Words; upTo: number | null; position: number };

/** A payment method that a store view lists in a currency, for whomever. */
export const findListed = async (
  db: Db,
  { code, currency, storeViewId }: { code: string; currency: string; storeViewId: number },
): Promise<ListedRow | undefined> =>
  (
    await sql<ListedRow>`
    select code, titles, up_to as "upTo", position from payment_method
    where code = ${code} and currency = ${currency} and (store_view_ids is null or ${storeViewId}::int = any(store_view_ids))`.execute(
      db,
    )
  ).rows[0];

export const findInstructions = async (db: Db, code: string): Promise<Words> => {
  const { rows } = await sql<{ instructions: Words }>`
    select instructions from payment_method where code = ${code} order by currency limit 1`.execute(db);
  return rows[0]?.instructions ?? null;
};

/** Replaces all payment methods. */
export const replaceMethods = async (db: Db, methods: readonly PaymentMethodInput[]): Promise<void> => {
  await sql`delete from payment_method`.execute(db);
  await sql`insert into payment_method (code, currency, up_to, position, store_view_ids, customer_group_ids, titles, instructions)
    select code, currency, "upTo", position,
      case when jsonb_typeof("storeViewIds") = 'array' then array(select jsonb_array_elements_text("storeViewIds")::int) end,
      case when jsonb_typeof("groupIds") = 'array' then array(select jsonb_array_elements_text("groupIds")::int) end,
      titles, instructions
    from jsonb_to_recordset(${JSON.stringify(methods)}::jsonb) as i(code text, currency text, "upTo" bigint, position int, "storeViewIds" jsonb, "groupIds" jsonb,
      titles jsonb, instructions jsonb)`.execute(db);
};
