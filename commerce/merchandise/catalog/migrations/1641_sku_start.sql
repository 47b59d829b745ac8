-- Searches look for SKUs that begin with a text, in any case.
create index product_sku_start on product (lower(sku) text_pattern_ops);
