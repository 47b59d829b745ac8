-- Of which production lots a line was taken: [{"productId", "code", "quantity"}], in the order they leave. What is of no known lot comes last and is not in it.
alter table order_item add column lots jsonb not null default '[]';

-- For other subjects: the lots that a customer was sold and keeps, of a bundle those of its parts.
create view lot_of_customer as
  select o.customer_id, o.id as order_id, l."productId" as product_id, l.code
    from sales_order o join order_item i on i.order_id = o.id cross join jsonb_to_recordset(i.lots) as l("productId" int, code text)
   where o.customer_id is not null and o.status not in ('canceled', 'closed');
