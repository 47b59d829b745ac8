create index sales_order_customer on sales_order (customer_id, id) where customer_id is not null;
