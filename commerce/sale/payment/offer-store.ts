import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import type { PaymentMethodInput, PaymentContext } from './types.ts';

type Words = Readonly<Partial<Record<Language, string>>> | null;

/** A method as the merchant has set it for a currency, a store view and a group. */
export type SetMethod = OfferedRow & { upTo: number | null };

export type OfferedRow = { code: string; titles: Words; instructions: Words };

/** The payment methods of a store view, currency and customer group, sorted. */
export const findOffered = async (
  db: Db,
  { currency, storeViewId, groupId }: Pick<PaymentContext, 'currency' | 'storeViewId' | 'groupId'>,
): Promise<readonly SetMethod[]> => {
  return db
    .selectFrom('payment_method')
    .select(['code', 'titles', 'instructions', 'up_to as upTo'])
    .$narrowType<{ titles: Words; instructions: Words }>()
    .where('currency', '=', currency)
    .where(sql<boolean>`(store_view_ids is null or ${storeViewId}::int = any(store_view_ids))`)
    .where(sql<boolean>`(customer_group_ids is null or ${groupId}::int = any(customer_group_ids))`)
    .orderBy('position')
    .orderBy('code')
    .execute();
};

type ListedRow = { code: string; titles: Words; upTo: number | null; position: number };

/** A payment method listed in a store view and currency, for all customers. */
export const findListed = async (
  db: Db,
  { code, currency, storeViewId }: { code: string; currency: CurrencyCode; storeViewId: number },
): Promise<ListedRow | undefined> =>
  db
    .selectFrom('payment_method')
    .select(['code', 'titles', 'up_to as upTo', 'position'])
    .$narrowType<{ titles: Words }>()
    .where('code', '=', code)
    .where('currency', '=', currency)
    .where(sql<boolean>`(store_view_ids is null or ${storeViewId}::int = any(store_view_ids))`)
    .executeTakeFirst();

export const findInstructions = async (db: Db, code: string): Promise<Words> => {
  const row = await db
    .selectFrom('payment_method')
    .select('instructions')
    .$narrowType<{ instructions: Words }>()
    .where('code', '=', code)
    .orderBy('currency')
    .limit(1)
    .executeTakeFirst();
  return row?.instructions ?? null;
};

/** Replaces all payment methods. */
export const replaceMethods = async (db: Db, methods: readonly PaymentMethodInput[]): Promise<void> => {
  await db.deleteFrom('payment_method').execute();
  await sql`insert into payment_method (code, currency, up_to, position, store_view_ids, customer_group_ids, titles, instructions)
    select code, currency, "upTo", position,
      case when jsonb_typeof("storeViewIds") = 'array' then array(select jsonb_array_elements_text("storeViewIds")::int) end,
      case when jsonb_typeof("groupIds") = 'array' then array(select jsonb_array_elements_text("groupIds")::int) end,
      titles, instructions
    from jsonb_to_recordset(${JSON.stringify(methods)}::jsonb) as i(code text, currency text, "upTo" bigint, position int, "storeViewIds" jsonb, "groupIds" jsonb,
      titles jsonb, instructions jsonb)`.execute(db);
};
