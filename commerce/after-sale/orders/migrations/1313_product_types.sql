alter table order_item drop constraint order_item_product_type_check;
alter table order_item add constraint order_item_product_type_check
  check (product_type in ('simple', 'configurable', 'virtual', 'downloadable', 'bundle'));
-- What was chosen, to order it again; what a bundle and files are made of, as bought; whether nothing of it leaves.
alter table order_item add column choice jsonb, add column made jsonb, add column is_virtual boolean not null default false;
-- Nothing of such an order leaves; both of its addresses are that of billing.
alter table sales_order add column is_virtual boolean not null default false;
-- For other subjects: what a line is made of, and how much of it was neither given back nor canceled.
create view order_line_state as
  select i.id as line_id, i.order_id, o.number as order_number, o.status, i.product_id, i.made,
         i.quantity, i.quantity - i.quantity_refunded - i.quantity_canceled as left_of_it
    from order_item i join sales_order o on o.id = i.order_id;
