-- Prices by quantity and customer group. Without a currency it is a share in every currency, without a group it is everybody's.
create table tier_price (
  product_id integer not null references product (id) on delete cascade,
  currency text,
  group_id smallint,
  quantity integer not null check (quantity > 0),
  price integer check (price >= 0),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  check ((price is null) <> (percent is null)),
  check (price is null or currency is not null)
);
create unique index tier_price_key on tier_price (product_id, coalesce(currency, ''), coalesce(group_id, -1), quantity);
-- Products whose tiers a program of the merchant has set: loading the catalogue folder leaves them as they are, also when there are none.
create table tier_price_program (
  product_id integer primary key references product (id) on delete cascade,
  set_by text not null
);
