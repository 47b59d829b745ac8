import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import { emailKey } from '#contract/email-key.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { CARD_SQL } from './receipt-store.ts';
import { orderSearchWhere } from './order-search-store.ts';
import type { OrderPage, OrderSearch } from './search-types.ts';
import type { OrderRecord, OrderTexts } from './types.ts';

type OrderTextsRecord = Omit<OrderRecord, 'payment' | 'shipping'> & { texts: Omit<OrderTexts, 'taxes'> };

type OrderRow = Row<
  'sales_order',
  'number' | 'status' | 'email' | 'currency',
  { placedAt: 'placed_at'; updatedAt: 'updated_at'; notes: 'customer_notes' }
> &
  Row<'store_view_code', never, { storeView: 'code' }> &
  Pick<OrderTextsRecord, 'texts' | 'total' | 'quotes' | 'finalSale'>;

/** Matching orders with their details, newest first. `before` is the number of the last order of the previous page. */
export const readOrders = async (
  db: Db,
  search: OrderSearch,
  { first, before }: OrderPage,
): Promise<readonly OrderTextsRecord[]> => {
  const earlier = before === undefined ? sql`true` : sql`o.id < (select id from sales_order where number = ${before})`;
  const { rows } = await sql<OrderRow>`
    select number, placed_at as "placedAt", o.updated_at as "updatedAt", status, email, v.code as "storeView", jsonb_build_object('language', o.language,
        'shippingCarrierCode', o.shipping_carrier_code, 'shippingMethodCode', o.shipping_method_code, 'shippingTitle', o.shipping_title,
        'paymentMethodCode', o.payment_method_code, 'paymentTitle', o.payment_title, 'purchaseOrderNumber', o.purchase_order_number, 'card', ${CARD_SQL}) as texts,
      major_amount(grand_total, currency)::text as total, currency, array_to_string(quote_numbers, ', ') as quotes,
      customer_notes as notes, case when g.order_id is null then '' when g.agreed_at is null then 'not asked' else to_char(g.agreed_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') || ' ' || g.language || ': ' || g.words end as "finalSale"
      from sales_order o left join order_agreement g on g.order_id = o.id join store_view_code v on v.store_view_id = o.store_view_id
     where ${orderSearchWhere(search)} and ${earlier} order by o.id desc limit ${first}`.execute(db);
  return rows;
};

/** The order that an attempt to pay became. */
export const findNumberOfAttempt = async (db: Db, attemptId: number): Promise<string | undefined> =>
  (await db.selectFrom('sales_order').select('number').where('payment_attempt_id', '=', attemptId).executeTakeFirst())
    ?.number;

/** Moves guest orders to the customer's account. */
export const giveToCustomer = async (
  db: Db,
  { customerId, email, storeViewIds }: { customerId: number; email: string; storeViewIds: readonly number[] },
): Promise<void> => {
  await db
    .updateTable('sales_order')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
    .where(sql<boolean>`lower(email) = ${emailKey(email)}`)
    .where('store_view_id', '=', anyOf(storeViewIds))
    .execute();
};

/** Currency of an order; undefined for an unknown number. */
export const findCurrencyOfOrder = async (db: Db, number: string): Promise<CurrencyCode | undefined> =>
  (await db.selectFrom('sales_order').select('currency').where('number', '=', number).executeTakeFirst())?.currency;
