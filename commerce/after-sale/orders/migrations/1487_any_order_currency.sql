alter table sales_order drop constraint sales_order_currency_check;
alter table sales_order add constraint sales_order_currency_check check (currency ~ '^[A-Z]{3}$');
alter table order_address alter column region_id drop not null;
