-- What a product is made of or asks for: options that a shopper fills in, members of a group.
alter table product drop constraint product_type_check;
alter table product add constraint product_type_check check (type in ('simple', 'configurable', 'grouped'));
create sequence composition_id as integer;
create table product_composition (
  product_id integer primary key references product (id) on delete cascade,
  spec jsonb not null
);
