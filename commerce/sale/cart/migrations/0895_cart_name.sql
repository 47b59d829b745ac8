-- For other subjects: the id that a cart goes by outside.
create view cart_name as select id as cart_id, masked_id from cart;
