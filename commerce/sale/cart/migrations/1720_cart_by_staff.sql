-- A cart that a member of staff or a program fills for a customer, whose own open cart stays as it is.
alter table cart add column made_by text, add column staff_discounts jsonb not null default '[]';
drop index cart_of_customer;
create unique index cart_of_customer on cart (customer_id) where is_active and customer_id is not null and made_by is null;
create unique index cart_by_staff on cart (number) where made_by is not null;
