-- An address that its customer wants in the address book goes there with the order.
alter table cart_address add column is_kept boolean not null default false;
