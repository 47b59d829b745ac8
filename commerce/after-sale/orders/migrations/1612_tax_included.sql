-- True where prices, discounts and shipping contain the taxes; then the total is the sum without them.
alter table sales_order add column is_tax_included boolean not null default false;
alter table sales_order drop constraint sales_order_sum;
alter table sales_order add constraint sales_order_sum check (grand_total =
  subtotal - discount_amount + shipping_amount - shipping_discount_amount + case when is_tax_included then 0 else tax_amount end);

alter table order_document add column is_tax_included boolean not null default false;
alter table order_document drop constraint order_document_check;
alter table order_document add constraint order_document_sum check (grand_total =
  subtotal - discount_amount + shipping_amount - shipping_discount_amount + case when is_tax_included then 0 else tax_amount end + adjustment);
