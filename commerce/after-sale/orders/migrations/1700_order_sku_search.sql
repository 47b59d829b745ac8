-- Staff find orders by an ordered SKU, or its beginning.
create index order_item_sku on order_item (lower(sku) text_pattern_ops);
