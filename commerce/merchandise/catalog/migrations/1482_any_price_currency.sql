alter table product_price drop constraint product_price_currency_check;
alter table product_price add constraint product_price_currency_check check (currency ~ '^[A-Z]{3}$');
