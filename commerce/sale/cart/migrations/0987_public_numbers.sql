-- What clients call a cart (over REST), its lines and its addresses: rows of a shop that runs keep the id that clients know.
alter table cart add column number integer;
update cart set number = id;
alter table cart alter column number set default public_number(), alter column number set not null;

alter table cart_item add column number integer;
update cart_item set number = id;
alter table cart_item alter column number set default public_number(), alter column number set not null, add unique (cart_id, number);

alter table cart_address add column number integer;
update cart_address set number = id;
alter table cart_address alter column number set default public_number(), alter column number set not null;
