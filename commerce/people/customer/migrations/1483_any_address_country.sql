-- Not every country has regions: region_code is empty without one.
alter table customer_address drop constraint customer_address_country_id_check;
alter table customer_address add constraint customer_address_country_id_check check (country_id ~ '^[A-Z]{2}$');
alter table customer_address alter column region_id drop not null;
