-- For other subjects: sold units that have not left the shop. `lots` are those of all units, in the order they leave; units before
-- `begin_at` have left. A bundle has one row for each product of its parts.
create view line_to_leave as
  select part.product_id, part.each * i.quantity_shipped as begin_at,
         part.each * (i.quantity - i.quantity_withdrawn - i.quantity_canceled) as end_at, i.lots
    from sales_order o join order_item i on i.order_id = o.id
   cross join lateral (
         select i.product_id, 1 as each where coalesce(jsonb_typeof(i.made -> 'parts'), '') <> 'array'
          union all
         select p."productId", sum(p.quantity)::int
           from jsonb_to_recordset(case jsonb_typeof(i.made -> 'parts') when 'array' then i.made -> 'parts' else '[]' end) as p("productId" int, quantity int)
          group by 1) part
   where o.status in ('pending', 'processing', 'fraud', 'partially', 'ready_for_pickup', 'holded') and not i.is_virtual
     and i.quantity_shipped < i.quantity - i.quantity_withdrawn - i.quantity_canceled;
