-- Staff list the products of an option, such as slabs.
create index product_option_value_option on product_option_value (option_id, product_id);
