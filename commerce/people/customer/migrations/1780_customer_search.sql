-- Staff block accounts: no sign-in and no order.
alter table customer add column blocked_at timestamptz;
drop trigger customer_changed on customer;
create trigger customer_changed before update on customer for each row
  when ((old.email, old.firstname, old.lastname, old.group_id, old.prefix, old.middlename, old.suffix, old.date_of_birth, old.gender, old.taxvat, old.confirmed_at, old.blocked_at)
    is distinct from (new.email, new.firstname, new.lastname, new.group_id, new.prefix, new.middlename, new.suffix, new.date_of_birth, new.gender, new.taxvat, new.confirmed_at, new.blocked_at))
  execute function customer_dated();
-- Staff look for customers by number, name, email, telephone, company and postal code.
create index customer_number on customer (number);
create index customer_created on customer (created_at);
create index customer_name on customer using gin (lower(firstname || ' ' || lastname) gin_trgm_ops);
create index customer_email_start on customer (lower(email) text_pattern_ops);
create index customer_address_name on customer_address using gin (lower(firstname || ' ' || lastname) gin_trgm_ops);
create index customer_address_company on customer_address using gin (lower(company) gin_trgm_ops);
create index customer_address_telephone on customer_address
  (reverse(regexp_replace(telephone, '[^0-9]', '', 'g')) text_pattern_ops);
create index customer_address_postcode on customer_address (upper(replace(postcode, ' ', '')) text_pattern_ops);
