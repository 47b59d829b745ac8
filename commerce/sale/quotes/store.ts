import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import type { RequestedLine, Quote, QuoteActor, QuoteRecord, QuoteRule, QuoteSource, QuoteState } from './types.ts';

export const readRule = async (db: Db): Promise<QuoteRule | null> =>
  (await db
    .selectFrom('quote_rule')
    .select(['valid_days as validDays', 'is_discounted as isDiscounted'])
    .executeTakeFirst()) ?? null;

export const replaceRule = async (db: Db, rule: QuoteRule | null): Promise<void> => {
  await db.deleteFrom('quote_rule').execute();
  if (rule)
    await db
      .insertInto('quote_rule')
      .values({ valid_days: rule.validDays, is_discounted: rule.isDiscounted })
      .execute();
};

const LINES = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'position', l.position, 'productId', l.product_id, 'choice', l.choice, 'sku', l.sku,
    'name', l.name, 'quantity', l.quantity, 'finish', l.finish, 'area', l.area, 'areaUnit', l.area_unit, 'note', l.note, 'price', l.price,
    'orderNumber', l.order_number) order by l.position), '[]') from price_quote_line l where l.quote_id = q.id)`;
const EVENTS = sql`(select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at, 'by', e.by, 'comment', e.comment) order by e.id), '[]')
    from price_quote_event e where e.quote_id = q.id)`;
const COLUMNS = sql`q.id, q.number, q.customer_id as "customerId", q.store_view_id as "storeViewId", q.currency, q.source, q.state, q.note,
  q.message, q.shipping_note as "shippingNote", q.valid_until as "validUntil", q.asked_at as "requestedAt", q.changed_at as "changedAt",
  ${LINES} as lines, ${EVENTS} as events`;

type QuoteRow = Row<
  'price_quote',
  'id' | 'number' | 'currency' | 'source' | 'state' | 'note' | 'message',
  {
    customerId: 'customer_id';
    storeViewId: 'store_view_id';
    shippingNote: 'shipping_note';
    requestedAt: 'asked_at';
    changedAt: 'changed_at';
    validUntil: 'valid_until';
  }
> &
  Pick<Quote, 'lines'> & { events: readonly (Omit<Quote['events'][number], 'at'> & { at: string })[] };

const quoteOf = (row: QuoteRow): Quote => ({
  ...row,
  events: row.events.map((event) => ({ ...event, at: new Date(event.at) })),
});

/** SQL: quotes of the customer or of their current company. */
export const ofCustomer = (customerId: number) => sql`(q.company_id is null and q.customer_id = ${customerId} or
  q.company_id = (select m.company_id from company_member m where m.customer_id = ${customerId}))`;

/** Quotes of the customer and their company, newest first. */
export const readQuotes = async (db: Db, customerId: number): Promise<readonly Quote[]> => {
  const { rows } = await sql<QuoteRow>`
    select ${COLUMNS} from price_quote q where ${ofCustomer(customerId)} order by q.id desc`.execute(db);
  return rows.map(quoteOf);
};

/** True if a customer may see and accept a quote. */
export const isQuoteOf = async (db: Db, quoteId: number, customerId: number): Promise<boolean> =>
  (await sql`select from price_quote q where q.id = ${quoteId} and ${ofCustomer(customerId)}`.execute(db)).rows.length >
  0;

/** `isLocked` locks it until the transaction ends. */
export const findQuote = async (db: Db, number: string, isLocked = false): Promise<Quote | undefined> => {
  if (isLocked) await db.selectFrom('price_quote').select('id').where('number', '=', number).forUpdate().execute();
  const { rows } = await sql<QuoteRow>`select ${COLUMNS} from price_quote q where q.number = ${number}`.execute(db);
  return rows[0] && quoteOf(rows[0]);
};

/** Quotes by id, in the order of the ids. */
export const readQuotesOf = async (db: Db, ids: readonly number[]): Promise<readonly Quote[]> => {
  const { rows } = await sql<QuoteRow>`
    select ${COLUMNS} from price_quote q where q.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], q.id)`.execute(
    db,
  );
  return rows.map(quoteOf);
};

type New = {
  number: string;
  customerId: number;
  requestId: string;
  storeViewId: number;
  currency: CurrencyCode;
  source: QuoteSource;
  note: string | null;
  /** Who began it. */
  by: QuoteActor;
  now: Date;
};

/** Returns false if the customer already sent this request, or the number exists. */
export const insertQuote = async (db: Db, quote: New, lines: readonly RequestedLine[]): Promise<boolean> => {
  const { rows } = await sql<Row<'price_quote', 'id'>>`
    with quote as (
      insert into price_quote (number, customer_id, company_id, request_id, store_view_id, currency, source, note, asked_at, changed_at)
      values (${quote.number}, ${quote.customerId}, (select m.company_id from company_member m where m.customer_id = ${quote.customerId}), ${quote.requestId}, ${quote.storeViewId}, ${quote.currency}, ${quote.source}, ${quote.note},
        ${quote.now}, ${quote.now})
      on conflict do nothing returning id
    ), event as (
      insert into price_quote_event (quote_id, state, at, by) select id, 'requested', ${quote.now}, ${quote.by} from quote
    ), line as (
      insert into price_quote_line (quote_id, position, product_id, choice, sku, name, quantity, finish, area, area_unit, note)
      select quote.id, position, "productId", choice, sku, name, quantity, finish, area, "areaUnit", note
        from quote, jsonb_to_recordset(${JSON.stringify(lines.map((line, index) => ({ ...line, position: index + 1 })))}::jsonb)
          as l(position int, "productId" int, choice jsonb, sku text, name text, quantity int, finish text, area numeric, "areaUnit" text, note text)
    ) select id from quote`.execute(db);
  return rows.length > 0;
};

export const findRequest = async (db: Db, customerId: number, requestId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('price_quote')
      .select('number')
      .where('customer_id', '=', customerId)
      .where('request_id', '=', requestId)
      .executeTakeFirst()
  )?.number;

export type Change = {
  state: QuoteState;
  by: QuoteActor;
  comment?: string | null;
  now: Date;
  answer?: { message: string | null; shippingNote: string | null; validUntil: string };
};

/** Writes what became of it; the caller holds its lock. */
export const changeState = async (db: Db, id: number, { state, by, comment, now, answer }: Change): Promise<void> => {
  const answered = answer
    ? sql`, message = ${answer.message}, shipping_note = ${answer.shippingNote}, valid_until = ${answer.validUntil}::date`
    : sql``;
  await sql`update price_quote set state = ${state}, changed_at = ${now} ${answered} where id = ${id}`.execute(db);
  await db
    .insertInto('price_quote_event')
    .values({ quote_id: id, state, at: now, by, comment: comment ?? null })
    .execute();
};

export const writePrice = async (
  db: Db,
  lineId: number,
  given: { productId: number; sku: string; name: string; quantity: number | null; price: number | null },
): Promise<void> => {
  await db
    .updateTable('price_quote_line')
    .set({
      product_id: given.productId,
      sku: given.sku,
      name: given.name,
      quantity: given.quantity,
      price: given.price,
    })
    .where('id', '=', lineId)
    .execute();
};

/** Marks quotes as expired and returns their number. */
export const expireQuotes = async (db: Db, today: string, now: Date): Promise<number> => {
  const { rows } = await sql`
    with ended as (
      update price_quote q set state = 'expired', changed_at = ${now}
       where state in ('answered', 'accepted') and valid_until < ${today}::date
         and exists (select from price_quote_line l where l.quote_id = q.id and l.price is not null and l.order_number is null)
      returning id
    ) insert into price_quote_event (quote_id, state, at, by) select id, 'expired', ${now}, 'shop' from ended returning id`.execute(
    db,
  );
  return rows.length;
};

type QuoteRecordRow = Row<
  'price_quote',
  'number' | 'state' | 'source' | 'currency',
  { askedAt: 'asked_at'; validUntil: 'valid_until' }
> &
  Row<'customer_contact', 'email', { group: 'group_id' }> &
  Row<'store_view_code', never, { storeView: 'code' }> & { name: string; lines: number; total: string; orders: string };

/** Quotes without a response first, oldest first among them. */
export const readRecords = async (db: Db): Promise<readonly QuoteRecord[]> => {
  const { rows } = await sql<QuoteRecordRow>`
    select q.number, q.asked_at as "askedAt", q.state, c.firstname || ' ' || c.lastname as name, c.email, c.group_id as "group",
           v.code as "storeView", q.source, count(l.id)::int as lines, q.valid_until as "validUntil",
           major_amount(coalesce(sum(l.price * l.quantity), 0), q.currency)::text as total, q.currency,
           coalesce(string_agg(distinct l.order_number, ', '), '') as orders
      from price_quote q join customer_contact c on c.customer_id = q.customer_id
      join store_view_code v on v.store_view_id = q.store_view_id
      left join price_quote_line l on l.quote_id = q.id
     group by q.id, c.firstname, c.lastname, c.email, c.group_id, v.code
     order by q.state <> 'requested', case when q.state = 'requested' then q.id else -q.id end`.execute(db);
  return rows;
};

export type Contact = { firstname: string; lastname: string; email: string };

/** Whom a quote is for. */
export const readContact = async (db: Db, customerId: number): Promise<Contact | undefined> =>
  db
    .selectFrom('customer_contact')
    .select(['firstname', 'lastname', 'email'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

/** Square feet per selling unit, for products with a coverage. */
export const readCoverage = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('product_coverage')
    .select(['product_id as id', 'sq_ft as sqFt'])
    .where('product_id', '=', anyOf(productIds))
    .execute();
  return new Map(rows.map(({ id, sqFt }) => [id, sqFt]));
};

export const readWaiting = (db: Db): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('price_quote')
    .select(['number as title', 'note as detail', 'asked_at as at'])
    .where('state', '=', 'requested')
    .orderBy('asked_at')
    .orderBy('number')
    .limit(MOST_WAITING)
    .execute();
