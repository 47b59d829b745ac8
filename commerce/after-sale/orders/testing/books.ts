import { sql } from 'kysely';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';

export const stockOf = async (shop: TestShop, sku: string): Promise<number> => {
  const { rows } = await sql<{
    qty: number;
  }>`select qty from stock where product_id = (select id from product where sku = ${sku})`.execute(
    shop.platform.db.kysely,
  );
  return rows[0]!.qty;
};

export const setStock = async (shop: TestShop, sku: string, qty: number): Promise<void> => {
  await sql`update stock set qty = ${qty} where product_id = (select id from product where sku = ${sku})`.execute(
    shop.platform.db.kysely,
  );
};

/** Lets products without a rule of their own be ordered beyond their stock. */
export const allowLater = async (shop: TestShop, days = 14, twoShipments: 'once' | 'each' = 'once'): Promise<void> => {
  const { kysely } = shop.platform.db;
  await sql`delete from stock_rule`.execute(kysely);
  await sql`insert into stock_rule (is_offered, days, two_shipments, few_left)
    values (true, ${days}, ${twoShipments}, 5)`.execute(kysely);
};

/** Units that orders wait for. */
export const owedOf = async (shop: TestShop, sku: string): Promise<number> => {
  const { rows } = await sql<{
    owed: number;
  }>`select owed from stock where product_id = (select id from product where sku = ${sku})`.execute(
    shop.platform.db.kysely,
  );
  return rows[0]!.owed;
};

export const ordersOf = async (shop: TestShop, cartId: string): Promise<readonly { id: number; number: string }[]> => {
  const { rows } = await sql<{
    id: number;
    number: string;
  }>`select o.id, o.number from sales_order o join cart c on c.id = o.cart_id where c.masked_id = ${cartId}`.execute(
    shop.platform.db.kysely,
  );
  return rows;
};

export const attemptsOf = async (shop: TestShop, cartId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{
    state: string;
  }>`select a.state from payment_attempt a join cart c on c.id = a.cart_id where c.masked_id = ${cartId} order by a.id`.execute(
    shop.platform.db.kysely,
  );
  return rows.map(({ state }) => state);
};

/** Inconsistencies anywhere: orders without lines, payment or mail, sums that differ, payments without an order. */
export const imbalances = async (shop: TestShop): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select 'lines' as what, o.id from sales_order o where o.subtotal <> (select coalesce(sum(row_total), -1) from order_item where order_id = o.id)
    union all
    select 'taxes', o.id from sales_order o where o.tax_amount <> (select coalesce(sum(amount), 0) from order_tax where order_id = o.id)
    union all
    select 'tax parts', t.order_id from order_tax t where t.amount <> t.shipping_amount + (select coalesce(sum(part), 0) from unnest(t.line_amounts) part)
    union all
    select 'addresses', o.id from sales_order o where (select count(*) from order_address where order_id = o.id) <> 2
    union all
    select 'payment', o.id from sales_order o join payment_attempt a on a.id = o.payment_attempt_id
      where a.state <> 'ordered' or a.amount <> o.grand_total or a.currency <> o.currency or a.cart_id <> o.cart_id
    union all
    select 'orphan payment', a.id from payment_attempt a left join sales_order o on o.payment_attempt_id = a.id where a.state in ('ordered', 'approved') and o.id is null
    union all
    select 'cart', o.id from sales_order o join cart c on c.id = o.cart_id where c.is_active
    union all
    select 'mail', count(*) from (select id from sales_order) o having count(*) <> (select count(*) from job where kind = 'mail')`.execute(
    shop.platform.db.kysely,
  );
  return rows;
};
