alter table cart drop constraint cart_currency_check;
alter table cart add constraint cart_currency_check check (currency ~ '^[A-Z]{3}$');
alter table cart_address drop constraint cart_address_country_id_check;
alter table cart_address add constraint cart_address_country_id_check check (country_id ~ '^[A-Z]{2}$');
alter table cart_address alter column region_id drop not null;
