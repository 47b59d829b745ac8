-- Currencies come from stores.yaml.
alter table store_view drop constraint store_view_currency_check;
alter table store_view add constraint store_view_currency_check check (currency ~ '^[A-Z]{3}$');
