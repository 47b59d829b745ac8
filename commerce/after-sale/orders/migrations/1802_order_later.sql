-- Units that were not in stock when the order was placed, those still missing, and the day promised for them.
alter table order_item
  add column quantity_later integer not null default 0,
  add column quantity_awaited integer not null default 0,
  add column later_on date;
alter table order_item add constraint order_item_later check (
  quantity_awaited between 0 and quantity_later and quantity_later <= quantity and (quantity_later = 0 or later_on is not null)
  and quantity_shipped + quantity_withdrawn + quantity_canceled + quantity_awaited <= quantity);
create index order_item_awaited on order_item (product_id, order_id) where quantity_awaited > 0;

-- Two shipments, and the delivery days of the second one.
alter table sales_order
  add column is_split boolean not null default false,
  add column later_from date,
  add column later_to date;

-- Sold units that are in the shop: without those that are not in stock yet.
create or replace view line_to_leave as
  select part.product_id, part.each * i.quantity_shipped as begin_at,
         part.each * (i.quantity - i.quantity_withdrawn - i.quantity_canceled - i.quantity_awaited) as end_at, i.lots
    from sales_order o join order_item i on i.order_id = o.id
   cross join lateral (
         select i.product_id, 1 as each where coalesce(jsonb_typeof(i.made -> 'parts'), '') <> 'array'
          union all
         select p."productId", sum(p.quantity)::int
           from jsonb_to_recordset(case jsonb_typeof(i.made -> 'parts') when 'array' then i.made -> 'parts' else '[]' end) as p("productId" int, quantity int)
          group by 1) part
   where o.status in ('pending', 'processing', 'fraud', 'partially', 'ready_for_pickup', 'holded') and not i.is_virtual
     and i.quantity_shipped < i.quantity - i.quantity_withdrawn - i.quantity_canceled - i.quantity_awaited;
