-- What was taken off the goods and off the shipping, in minor units.
alter table sales_order
  add column discount_amount bigint not null default 0 check (discount_amount >= 0 and discount_amount <= subtotal),
  add column shipping_discount_amount bigint not null default 0
    check (shipping_discount_amount >= 0 and shipping_discount_amount <= shipping_amount);
alter table sales_order drop constraint sales_order_check;
alter table sales_order add constraint sales_order_sum
  check (grand_total = subtotal - discount_amount + shipping_amount - shipping_discount_amount + tax_amount);

alter table order_item
  add column discount_amount bigint not null default 0 check (discount_amount >= 0 and discount_amount <= row_total);

create table order_discount (
  order_id bigint not null references sales_order (id),
  position smallint not null,
  rule_code text not null,
  coupon_code text,
  labels jsonb not null,
  amount bigint not null check (amount >= 0),
  shipping_amount bigint not null check (shipping_amount >= 0),
  -- The amount by line, in the order of the lines.
  line_amounts bigint[] not null,
  primary key (order_id, position)
);

-- For other subjects: who has ordered what still counts.
create view order_of_buyer as
  select id as order_id, customer_id, lower(email) as email_key from sales_order where status not in ('canceled', 'closed');
create index sales_order_email on sales_order (lower(email));
