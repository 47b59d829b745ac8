-- How much of what is in stock is of which production lot, in selling units. Stock beyond the sum of its lots is of no known lot.
create table stock_lot (
  product_id integer not null references product (id) on delete cascade,
  code text not null check (code <> ''),
  qty integer not null check (qty >= 0),
  primary key (product_id, code)
);
