-- What clients call a line of an order: lines that are there keep the id that clients know.
alter table order_item add column number integer;
update order_item set number = id;
alter table order_item alter column number set default public_number(), alter column number set not null;
