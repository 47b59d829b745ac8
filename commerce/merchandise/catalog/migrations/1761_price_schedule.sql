-- Regular prices from a later moment. A job applies each once; staff may cancel it before.
create table price_schedule (
  id integer generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  currency text not null,
  -- Minor units.
  price integer not null check (price >= 0),
  starts_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'canceled')),
  -- Marks the owner of the price, as in product_price.
  set_by text not null,
  -- Email address of the account, or name of the integration.
  created_by text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index price_schedule_waiting on price_schedule (starts_at, id) where state = 'waiting';
create index price_schedule_product on price_schedule (product_id, id);
