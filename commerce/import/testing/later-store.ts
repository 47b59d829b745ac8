import { sql } from 'kysely';
import type { Database } from '#commerce/platform/database/types.ts';

/** Number of a random order that waits for stock; undefined if none does. */
export const waitingOrder = async ({ kysely }: Pick<Database, 'kysely'>): Promise<string | undefined> => {
  const { rows } = await sql<{
    number: string;
  }>`select o.number from sales_order o join order_item i on i.order_id = o.id
    where i.quantity_awaited > 0 order by random() limit 1`.execute(kysely);
  return rows[0]?.number;
};

/** Lets one product be ordered beyond its empty stock, with a price for each of two shipments. Returns its SKU. */
export const prepareLater = async ({ kysely }: Pick<Database, 'kysely'>): Promise<string> => {
  const { rows } = await sql<{ sku: string }>`select p.sku from product p join product_price r on r.product_id = p.id
    where p.type = 'simple' and p.is_enabled and p.visibility = 4 and right(p.sku, 4) <> '-SMP' and r.currency = 'CAD' and r.price > 0
      and not exists (select from final_sale_product f where f.product_id = p.id) order by p.sku limit 1`.execute(
    kysely,
  );
  const { sku } = rows[0]!;
  await sql`update product set weight_grams = 100`.execute(kysely);
  await sql`delete from stock_rule`.execute(kysely);
  await sql`insert into stock_rule (is_offered, days, two_shipments, few_left) values (true, 14, 'each', 5)`.execute(
    kysely,
  );
  await sql`update stock set qty = 0, reserved = 0, backorders = 1
    where product_id = (select id from product where sku = ${sku})`.execute(kysely);
  return sku;
};

/** Adds units to the stock of a product. */
export const deliver = async ({ kysely }: Pick<Database, 'kysely'>, sku: string, units: number): Promise<void> => {
  await sql`update stock set qty = qty + ${units} where product_id = (select id from product where sku = ${sku})`.execute(
    kysely,
  );
};

const PROBLEMS = (delivered: number) => ({
  'stock that does not agree with the lines that took it': sql`select count(*) as n from stock s
    where s.product_id in (select product_id from order_item)
      and s.qty <> ${delivered} - (select coalesce(sum(i.quantity - i.quantity_awaited - i.quantity_withdrawn - i.quantity_canceled), 0)
        from order_item i where i.product_id = s.product_id)`,
  'owed units that do not agree with the lines that wait': sql`select count(*) as n from stock s
    where s.owed <> (select coalesce(sum(i.quantity_awaited), 0) from order_item i where i.product_id = s.product_id)`,
  'withdrawn units that were not credited, or credited twice': sql`select count(*) as n from order_item i
    where i.quantity_withdrawn <> i.quantity_refunded
      or i.quantity_refunded <> (select coalesce(sum(d.quantity), 0) from order_document_item d
        join order_document m on m.id = d.document_id where d.order_item_id = i.id and m.kind = 'credit_memo')`,
  'orders whose refunds are not their credit memos': sql`select count(*) as n from sales_order o
    where (select coalesce(sum(e.amount), 0) from payment_entry e where e.order_id = o.id and e.kind = 'refund')
      <> case when o.status = 'canceled' then o.grand_total else
        (select coalesce(sum(m.grand_total), 0) from order_document m where m.order_id = o.id and m.kind = 'credit_memo') end`,
  'orders charged another amount than their total': sql`select count(*) as n from sales_order o
    join payment_attempt p on p.id = o.payment_attempt_id where p.state <> 'ordered' or p.amount <> o.grand_total`,
  'orders beyond one of their cart': sql`select count(*) - count(distinct cart_id) as n from sales_order`,
});

/** Lists inconsistencies after `delivered` units have been added to the stock. */
export const laterProblems = async (
  { kysely }: Pick<Database, 'kysely'>,
  delivered: number,
): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const [name, question] of Object.entries(PROBLEMS(delivered))) {
    const { rows } = (await question.execute(kysely)) as { rows: { n: number }[] };
    if (rows[0]?.n !== 0) problems.push(`${name}: ${rows[0]?.n}`);
  }
  return problems;
};

/** Acknowledged orders that are missing, and acknowledged cancellations whose units still wait. */
export const lostWork = async (
  { kysely }: Pick<Database, 'kysely'>,
  done: readonly { what: string; number: string }[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{
    number: string;
    awaited: number;
  }>`select o.number, sum(i.quantity_awaited)::int as awaited
    from sales_order o join order_item i on i.order_id = o.id group by o.number`.execute(kysely);
  const awaited = new Map(rows.map((row) => [row.number, row.awaited]));
  return done.flatMap(({ what, number }) => {
    if (!awaited.has(number)) return [`${what} ${number} is missing`];
    return what === 'canceled' && awaited.get(number) !== 0 ? [`${number} still waits`] : [];
  });
};

/** Refunds without a response, and units in stock that orders still wait for. */
export const openWork = async ({ kysely }: Pick<Database, 'kysely'>) => {
  const { rows } = await sql<{ refunds: number; units: number }>`select
    (select count(*)::int from payment_entry where kind = 'refund' and state = 'asked') as refunds,
    (select coalesce(sum(least(qty, owed)), 0)::int from stock) as units`.execute(kysely);
  return rows[0]!;
};
