-- For the next start or end of a special price, and the products whose special price begins or ends.
create index product_price_special_from on product_price (special_from) where special_price is not null;
create index product_price_special_to on product_price (special_to) where special_price is not null;
