-- Staff find orders by a part of the company, and by the beginning of the email address.
create index order_address_company on order_address using gin (lower(company) gin_trgm_ops);
create index sales_order_email_start on sales_order (lower(email) text_pattern_ops);
