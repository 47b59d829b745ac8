-- What a program of the merchant has set over REST, by its name: loading the catalogue folder leaves it as it is.
alter table stock add column set_by text;
alter table product_price add column price_set_by text;
alter table product_price add column special_set_by text;
