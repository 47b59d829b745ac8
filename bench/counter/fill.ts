import { sql } from 'kysely';
import type { Database } from '#commerce/platform/database/types.ts';

const LINES = 3;
/** Orders to pack, and other requests that wait, in a shop of any size. */
const TO_PACK = 150;
const OPEN = 10;

const VIEW = sql`(select min(id) from store_view where id > 0)`;

/**
 * Hides some products, sells some out and makes some slabs; then fills the shop with orders of two years and what belongs to them: a customer for four orders, a quote and a message for
 * ten, a return for twenty. Rows are made in SQL, so foreign keys are off.
 */
export const fillShop = async (db: Database, orders: number): Promise<void> => {
  const customers = Math.ceil(orders / 4);
  const many = Math.ceil(orders / 10);
  const few = Math.ceil(orders / 20);
  await db.tx(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    /** When row `g` of `count` was made: spread over two years. */
    const at = (count: number) =>
      sql`(now() - interval '1 hour' - (${count}::int - g) * (interval '730 days' / ${count}::int))`;
    await run(sql`set local session_replication_role = replica`);
    await run(sql`update product set is_enabled = false where id % 50 = 0`);
    await run(sql`delete from product_media where product_id % 50 = 1`);
    await run(sql`update stock set qty = reserved + owed where product_id % 50 = 2`);
    await run(sql`update product_option_value v set option_id = slab.option_id from attribute_choice slab
      where slab.attribute_code = 'selling_unit' and slab.option_code = 'slab' and v.attribute_id = slab.attribute_id and v.product_id % 100 = 3`);
    await run(sql`create temporary table picked on commit drop as
      select row_number() over (order by p.id)::int as n, p.id, p.sku, left(d.name, 80) as name
        from product p join stock s on s.product_id = p.id join product_text d on d.product_id = p.id and d.store_view_id = 0
       where p.type = 'simple'`);
    await run(sql`create unique index on picked (n)`);
    await run(sql`analyze picked`);

    await run(sql`insert into customer (id, website_id, email, email_key, firstname, lastname, group_id, store_view_id, password_hash, created_at,
        updated_at, number, blocked_at) overriding system value
      select g, w.id, 'c' || g || '@example.com', 'c' || g || '@example.com', 'First' || g % 3000, case when g % 100 = 0 then 'Tremblay' else 'Last' || g % 9000 end, 1 + g % 3, ${VIEW}, 'x',
             ${at(customers)}, ${at(customers)}, 1000000 + g, case when g % 100 = 0 then now() end
        from generate_series(1, ${customers}::int) g, (select min(id) as id from website where id > 0) w`);
    await run(sql`insert into customer_address (customer_id, firstname, lastname, company, street, city, region_code, postcode, country_id, telephone,
        is_default_shipping, is_default_billing, created_at, updated_at)
      select g, 'First' || g % 3000, case when g % 100 = 0 then 'Tremblay' else 'Last' || g % 9000 end, case when g % 3 = 0 then 'Company ' || g % 4000 end, '{1 Main}', 'Montréal', 'QC',
             'H' || g % 10 || 'A ' || g / 10 % 10 || 'B' || g / 100 % 10, 'CA', '+1 514 555 ' || lpad((g % 10000)::text, 4, '0'), true, true, now(), now()
        from generate_series(1, ${customers}::int) g`);

    await run(sql`insert into payment_attempt (id, cart_id, key, method, nonce_hash, state, amount, currency, action, started_at, updated_at)
        overriding system value
      select g, g, 'k' || g, 'test', 'n' || g, 'ordered', 13500, 'CAD', 'authorize_capture', ${at(orders)}, ${at(orders)}
        from generate_series(1, ${orders}::int) g`);
    await run(sql`insert into sales_order (id, number, cart_id, store_view_id, language, currency, customer_id, email, status, is_pickup,
        shipping_carrier_code, shipping_method_code, shipping_title, payment_method_code, payment_title, payment_attempt_id, weight_grams,
        subtotal, shipping_amount, tax_amount, grand_total, placed_at, updated_at) overriding system value
      select g, lpad(g::text, 9, '0'), g, ${VIEW}, 'en', 'CAD', 1 + g % ${customers}::int,
             'c' || 1 + g % ${customers}::int || '@example.com',
             case when g > ${orders - TO_PACK}::int then 'processing' when g % 50 = 0 then 'canceled' else 'complete' end, false,
             'freight', 'standard', 'Freight', case g % 3 when 0 then 'test' when 1 then 'purchaseorder' else 'counter' end, 'Card', g, 60000,
             9000, 3000, 1500, 13500, ${at(orders)}, ${at(orders)}
        from generate_series(1, ${orders}::int) g`);
    await run(sql`insert into order_address (order_id, kind, firstname, lastname, company, street, city, region_code, postcode, country_id, telephone)
      select g, kind, 'First' || g % 3000, case when g % 100 = 0 then 'Tremblay' else 'Last' || g % 9000 end, case when g % 3 = 0 then 'Company ' || g % 4000 end, '{1 Main}', 'Montréal', 'QC',
             'H' || g % 10 || 'A ' || g / 10 % 10 || 'B' || g / 100 % 10, 'CA', '+1 514 555 ' || lpad((g % 10000)::text, 4, '0')
        from generate_series(1, ${orders}::int) g, (values ('billing'), ('shipping')) kinds (kind)`);
    await run(sql`insert into order_item (id, order_id, product_id, product_type, sku, name, options, quantity, unit_price, row_total, tax_amount, status,
        processing_at, quantity_invoiced, quantity_shipped) overriding system value
      select o.id * ${LINES}::int + l, o.id, p.id, 'simple', p.sku, p.name, '[]', 2, 1500, 3000, 500,
             case when o.status = 'complete' then 'shipped' else 'processing' end, o.placed_at,
             case when o.status = 'complete' then 2 else 0 end, case when o.status = 'complete' then 2 else 0 end
        from sales_order o cross join generate_series(0, ${LINES - 1}::int) l
        join picked p on p.n = 1 + (o.id * 7919 + l * 104729) % (select count(*) from picked)`);
    await run(sql`insert into order_tax (order_id, position, tax_code, region_code, rate_ppm, label, amount, shipping_amount, line_amounts)
      select g, t, case t when 0 then 'gst' else 'qst' end, case t when 0 then 'CA' else 'QC' end, 50000 + t * 49750, 'Tax', 750, 100, '{250,250,250}'
        from generate_series(1, ${orders}::int) g, generate_series(0, 1) t`);
    await run(sql`insert into order_event (order_id, at, what, status, actor, is_shown)
      select o.id, o.placed_at, what, o.status, 'staff', false
        from sales_order o, (values ('status'), ('invoice'), ('shipment')) whats (what)`);
    await run(sql`insert into order_document (id, order_id, kind, number, created_at, subtotal, discount_amount, shipping_amount, shipping_discount_amount,
        tax_amount, adjustment, grand_total, taxes, discounts) overriding system value
      select o.id * 2 + k.place, o.id, k.kind, o.number || k.ending, o.placed_at + interval '1 day', 9000, 0, 3000, 0, 1500, 0, 13500,
             '[{"amount": 750, "shippingAmount": 100}, {"amount": 750, "shippingAmount": 100}]', '[]'
        from sales_order o join (values (0, 'invoice', '-I1'), (1, 'credit_memo', '-C1')) k (place, kind, ending) on k.place = 0 or o.id % 25 = 0
       where o.status = 'complete'`);
    await run(sql`insert into order_document_item (document_id, order_item_id, quantity, row_total, discount_amount, tax_amount)
      select d.id, i.id, 2, 3000, 0, 500 from order_document d join order_item i on i.order_id = d.order_id`);
    await run(sql`insert into order_shipment (id, order_id, number, sent_at) overriding system value
      select id, id, number || '-S1', placed_at + interval '2 days' from sales_order where status = 'complete'`);
    await run(sql`insert into order_shipment_item (shipment_id, order_item_id, quantity)
      select s.id, i.id, 2 from order_shipment s join order_item i on i.order_id = s.id`);

    await run(sql`insert into order_return (id, order_id, number, request_id, kind, state, asked_at, changed_at) overriding system value
      select g, g * 20, lpad((g * 20)::text, 9, '0') || '-R1', 'r' || g, case when g % 4 = 0 then 'claim' else 'return' end,
             case when g > ${few - OPEN}::int then 'requested' when g % 3 = 0 then 'received' else 'declined' end, ${at(few)}, ${at(few)}
        from generate_series(1, ${few}::int) g`);
    await run(
      sql`insert into order_return_item (return_id, order_item_id, quantity) select id, order_id * ${LINES}::int, 1 from order_return`,
    );
    await run(sql`insert into price_quote (id, number, customer_id, request_id, store_view_id, currency, source, state, valid_until, asked_at, changed_at)
        overriding system value
      select g, 'Q' || lpad(g::text, 9, '0'), 1 + g % ${customers}::int, 'q' || g, ${VIEW}, 'CAD', 'list',
             case when g > ${many - OPEN}::int then 'requested' when g % 3 = 0 then 'answered' else 'declined' end,
             (${at(many)} + interval '30 days')::date, ${at(many)}, ${at(many)}
        from generate_series(1, ${many}::int) g`);
    await run(sql`insert into price_quote_line (quote_id, position, product_id, sku, name, quantity, price)
      select g, 0, p.id, p.sku, p.name, 4, 1500 from generate_series(1, ${many}::int) g
        join picked p on p.n = 1 + (g * 7919::bigint) % (select count(*) from picked)`);
    await run(sql`insert into contact_message (request_id, store_view_id, language, topic, name, email, comment, state, sent_at)
      select 'm' || g, ${VIEW}, 'en', 'advice', 'First Last', 'c' || g || '@example.com', 'A question.',
             case when g > ${many - OPEN}::int then 'new' when g % 3 = 0 then 'closed' else 'answered' end, ${at(many)}
        from generate_series(1, ${many}::int) g`);
    await run(sql`insert into feedback (store_view_id, language, feedback_type, feedback_text, user_fullname, user_email, user_phone, sent_at, state)
      select ${VIEW}, 'en', 'website', 'Fine.', 'First Last', 'c' || g || '@example.com', '', ${at(many)},
             case when g > ${many - OPEN}::int then 'new' else 'read' end
        from generate_series(1, ${many}::int) g`);
    await run(sql`insert into product_review (request_id, product_id, sku, store_view_id, language, customer_id, summary, text, average, stars, status, written_at)
      select 'v' || g, p.id, p.sku, ${VIEW}, 'en', g, 'Good', 'A good tile.', 80, 4,
             case when g > ${many - OPEN}::int then 'pending' when g % 9 = 0 then 'rejected' else 'approved' end, ${at(many)}
        from generate_series(1, ${many}::int) g join picked p on p.n = 1 + (g * 7919::bigint) % (select count(*) from picked)`);
    await run(sql`insert into newsletter_subscriber (website_id, store_view_id, language, email, email_key, status, token, created_at, changed_at)
      select w.id, ${VIEW}, 'en', 'c' || g || '@example.com', 'c' || g || '@example.com', case when g % 5 = 0 then 'UNSUBSCRIBED' else 'SUBSCRIBED' end,
             't' || g, ${at(customers)}, ${at(customers)}
        from generate_series(1, ${customers}::int) g, (select min(id) as id from website where id > 0) w`);
    await run(sql`insert into showroom_visit (showroom_code, starts_at, place, status, store_view_id, language, topic, people, fullname, email, email_key,
        telephone, consent_version, request_id, token_hash, created_at, changed_at)
      select s.code, ${at(many)} + interval '7 days', 1, case when g % 10 = 0 then 'CANCELLED' else 'BOOKED' end, ${VIEW}, 'en',
             'tiles', 2, 'First Last', 'c' || g || '@example.com', 'c' || g || '@example.com', '5145550100', '1', 'w' || g, decode(md5('w' || g), 'hex'),
             ${at(many)}, ${at(many)}
        from generate_series(1, ${many}::int) g, (select code from showroom order by code limit 1) s`);
    await run(sql`insert into company (id, number, name, group_id, store_view_id, created_at) overriding system value
      select g, lpad(g::text, 6, '0'), 'Company ' || g, 2, ${VIEW}, ${at(few)} from generate_series(1, ${few}::int) g`);
    await run(sql`insert into company_user (customer_id, company_id, role, joined_at)
      select g, 1 + g % ${few}::int, 'buyer', now() from generate_series(1, ${many}::int) g`);
    await run(sql`insert into trade_application (customer_id, store_view_id, company, licence, telephone, state, sent_at, decided_at)
      select g, ${VIEW}, 'Company ' || g, 'L' || g, '5145550100',
             case when g > ${few - OPEN}::int then 'pending' else 'approved' end, ${at(few)}, case when g > ${few - OPEN}::int then null else now() end
        from generate_series(1, ${few}::int) g`);
    await run(sql`insert into tax_certificate (customer_id, store_view_id, number, country_id, region_code, valid_until, state, sent_at, decided_at)
      select g, ${VIEW}, 'N' || g, 'US', 'VT', current_date + 100,
             case when g > ${few - OPEN}::int then 'pending' else 'approved' end, ${at(few)}, case when g > ${few - OPEN}::int then null else now() end
        from generate_series(1, ${few}::int) g`);
    await run(sql`insert into job_application (request_id, store_view_id, language, name, email, experience, state, sent_at)
      select 'j' || g, ${VIEW}, 'en', 'First Last', 'c' || g || '@example.com', 'Some',
             case when g > ${few - OPEN}::int then 'new' else 'refused' end, ${at(few)}
        from generate_series(1, ${few}::int) g`);
    await run(sql`insert into stock_receipt (request_id, at, who, note, lines)
      select 's' || g, ${at(few)}, 'ann@shop.example', '', jsonb_build_array(jsonb_build_object('sku', p.sku, 'quantity', 10, 'lot', null))
        from generate_series(1, ${few}::int) g join picked p on p.n = 1 + g % (select count(*) from picked)`);
    await run(sql`insert into staff_change (at, channel, who, action, subject)
      select ${at(orders)}, 'counter', 'ann@shop.example', 'order-changed', 'order ' || lpad(g::text, 9, '0') from generate_series(1, ${orders}::int) g`);
    await run(sql`insert into job (kind, payload, run_at, created_at, done_at, failed_at, last_error)
      select 'mail', '{"to": "a@b.example", "subject": "Your order"}', now(), now(), case when g > 20 then now() end, case when g <= 20 then now() end, 'refused'
        from generate_series(1, ${many}::int) g`);
    await run(sql`insert into search_miss (language, text, count, last_at)
      select 'en', 'word ' || g, 1 + g % 90, now() from generate_series(1, ${few}::int) g`);
  });
  await sql`vacuum analyze`.execute(db.kysely);
};
