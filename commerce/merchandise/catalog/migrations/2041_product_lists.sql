-- Lists of staff: products of a type, hidden ones, and those that are out of stock.
create index product_type on product (type, id);
create index product_hidden on product (id) where not is_enabled;
create index stock_sold_out on stock (product_id) where qty - reserved - owed <= 0;
