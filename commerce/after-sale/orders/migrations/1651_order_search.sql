-- Staff look for orders by day, status, email, name, telephone and postal code.
create index sales_order_placed on sales_order (placed_at);
create index sales_order_status on sales_order (status, id);
create index sales_order_exact_email on sales_order (email);
create index order_address_name on order_address using gin (lower(firstname || ' ' || lastname) gin_trgm_ops);
-- By the last digits, because the country code may be missing.
create index order_address_telephone on order_address
  (reverse(regexp_replace(telephone, '[^0-9]', '', 'g')) text_pattern_ops);
create index order_address_postcode on order_address (upper(replace(postcode, ' ', '')) text_pattern_ops);
