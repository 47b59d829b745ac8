import { sql } from 'kysely';
import type { Database } from '#commerce/platform/database/types.ts';
import type { Purchase } from './order-client.ts';

const PLENTY = 10_000_000;

/** Simple products sold individually, with enough stock for the whole test. */
export const fillStock = async (database: Database): Promise<string[]> => {
  await sql`update stock set qty = ${PLENTY}, reserved = 0`.execute(database.kysely);
  const { rows } = await sql<{ sku: string }>`select p.sku from product p join stock s on s.product_id = p.id
    where p.type = 'simple' and p.is_enabled and p.visibility = 4 order by p.sku`.execute(database.kysely);
  return rows.map(({ sku }) => sku);
};

const PROBLEMS = {
  'orders without lines': sql`select count(*) as n from sales_order o where not exists (select 1 from order_item i where i.order_id = o.id)`,
  'orders without both addresses': sql`select count(*) as n from sales_order o where (select count(*) from order_address a where a.order_id = o.id) <> 2`,
  'orders whose lines do not add up': sql`select count(*) as n from sales_order o
    where o.subtotal <> (select coalesce(sum(i.row_total), 0) from order_item i where i.order_id = o.id)`,
  'orders whose taxes do not add up': sql`select count(*) as n from sales_order o
    where o.tax_amount <> (select coalesce(sum(t.amount), 0) from order_tax t where t.order_id = o.id)`,
  'orders whose cart is still open': sql`select count(*) as n from sales_order o join cart c on c.id = o.cart_id where c.is_active`,
  'orders whose payment is not theirs': sql`select count(*) as n from sales_order o join payment_attempt p on p.id = o.payment_attempt_id
    where p.state <> 'ordered' or p.cart_id <> o.cart_id or p.amount <> o.grand_total`,
  'payments marked as ordered without an order': sql`select count(*) as n from payment_attempt p
    where p.state = 'ordered' and not exists (select 1 from sales_order o where o.payment_attempt_id = p.id)`,
  'carts closed without an order': sql`select count(*) as n from cart c where not c.is_active and not exists (select 1 from sales_order o where o.cart_id = c.id)`,
  'products whose stock has not gone down by what was ordered': sql`select count(*) as n from stock s
    where ${PLENTY} - s.qty <> (select coalesce(sum(i.quantity), 0) from order_item i where i.product_id = s.product_id and i.product_type <> 'configurable')`,
  'orders without exactly one mail': sql`select abs((select count(*) from sales_order) - (select count(*) from job where kind = 'mail')) as n`,
} as const;

/** Lists inconsistencies in the database; empty if no order is half written and stock, payments and emails add up. */
export const bookProblems = async (database: Database): Promise<string[]> => {
  const problems: string[] = [];
  for (const [name, question] of Object.entries(PROBLEMS)) {
    const { rows } = (await question.execute(database.kysely)) as { rows: { n: number }[] };
    if (rows[0]?.n !== 0) problems.push(`${name}: ${rows[0]?.n}`);
  }
  return problems;
};

/** Acknowledged orders not stored exactly once under their id. */
export const lostOrders = async (database: Database, purchases: readonly Purchase[]): Promise<string[]> => {
  const { rows } = await sql<{
    number: string;
    cart: string;
  }>`select o.number, c.masked_id as cart from sales_order o join cart c on c.id = o.cart_id`.execute(database.kysely);
  const found = new Map<string, string[]>();
  for (const { number, cart } of rows) found.set(cart, [...(found.get(cart) ?? []), number]);
  return purchases.flatMap(({ cart, orderId }) => {
    const ids = found.get(cart) ?? [];
    if (orderId === undefined) return ids.length > 1 ? [`cart ${cart} became ${ids.length} orders`] : [];
    return ids.length === 1 && ids[0] === orderId
      ? []
      : [`order ${orderId} of cart ${cart}: found ${ids.join(', ') || 'nothing'}`];
  });
};

export const countOrders = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from sales_order`.execute(database.kysely);
  return rows[0]?.n ?? 0;
};
