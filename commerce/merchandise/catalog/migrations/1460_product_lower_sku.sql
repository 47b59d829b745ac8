-- SKUs are looked up without regard to capitals.
create index product_lower_sku on product (lower(sku));
