import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { ofCustomer } from './store.ts';
import type { QuotedPrice } from './types.ts';

const COLUMNS = sql`l.id as "lineId", q.number as "quoteNumber", q.state as "quoteState", q.valid_until as "validUntil", q.currency,
  l.product_id as "productId", l.quantity, l.price, l.order_number as "orderNumber"`;

type QuotedPriceRow = Row<
  'price_quote_line',
  'quantity' | 'price',
  { lineId: 'id'; productId: 'product_id'; orderNumber: 'order_number' }
> &
  Row<'price_quote', 'currency', { quoteNumber: 'number'; quoteState: 'state'; validUntil: 'valid_until' }> & {
    // Both statements leave out lines without a price, which alone have no quantity, and quotes without a date.
    price: number;
    quantity: number;
    validUntil: string;
  };

/** Prices of these lines, of this customer's quotes. */
export const readPrices = async (
  db: Db,
  customerId: number,
  lineIds: readonly number[],
): Promise<readonly QuotedPrice[]> => {
  const { rows } = await sql<QuotedPriceRow>`
    select ${COLUMNS} from price_quote_line l join price_quote q on q.id = l.quote_id
     where ${ofCustomer(customerId)} and l.id = any(${lineIds}::bigint[]) and l.price is not null and q.valid_until is not null`.execute(
    db,
  );
  return rows;
};

/** Accepted quotes of a customer without an order. */
export const readAccepted = async (db: Db, customerId: number, today: string): Promise<readonly QuotedPrice[]> => {
  const { rows } = await sql<QuotedPriceRow>`
    select ${COLUMNS} from price_quote_line l join price_quote q on q.id = l.quote_id
     where ${ofCustomer(customerId)} and q.state = 'accepted' and q.valid_until >= ${today}::date
       and l.price is not null and l.order_number is null order by q.id desc, l.position`.execute(db);
  return rows;
};

/** Marks lines of accepted, unexpired quotes as ordered, all or none. Returns the number of lines. */
export const markOrdered = async (
  db: Db,
  { orderNumber, lineIds, today }: { orderNumber: string; lineIds: readonly number[]; today: string },
): Promise<number> => {
  const { rows } = await sql`
    with open as (
      select l.id from price_quote_line l join price_quote q on q.id = l.quote_id
       where q.state = 'accepted' and q.valid_until >= ${today}::date and l.id = any(${lineIds}::bigint[]) and l.order_number is null
         for update
    ) update price_quote_line set order_number = ${orderNumber}
       where id in (select id from open) and (select count(*) from open) = ${lineIds.length} returning id`.execute(db);
  return rows.length;
};

/** Returns the withdrawal of a quote with one of these lines, if it was withdrawn since the given time. */
export const findWithdrawal = (db: Db, lineIds: readonly number[], since: Date): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('price_quote_line as l')
    .innerJoin('price_quote_event as e', 'e.quote_id', 'l.quote_id')
    .select('e.id')
    .where('l.id', '=', anyOf(lineIds))
    .where('e.state', '=', 'withdrawn')
    .where('e.at', '>=', since)
    .limit(1)
    .executeTakeFirst();

export const clearOrdered = async (db: Db, orderNumber: string): Promise<void> => {
  await db
    .updateTable('price_quote_line')
    .set({ order_number: null })
    .where('order_number', '=', orderNumber)
    .execute();
};
