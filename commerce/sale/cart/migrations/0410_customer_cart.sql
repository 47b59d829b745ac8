-- A customer has one open cart.
create unique index cart_of_customer on cart (customer_id) where is_active and customer_id is not null;
