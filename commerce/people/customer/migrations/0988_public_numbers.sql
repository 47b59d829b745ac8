-- What clients call an account (over REST) and an address of its book: what is there keeps the id that clients know.
alter table customer add column number integer;
update customer set number = id;
alter table customer alter column number set default public_number(), alter column number set not null;

alter table customer_address add column number integer;
update customer_address set number = id;
alter table customer_address alter column number set default public_number(), alter column number set not null,
  add unique (number, customer_id);
