-- What quotes.yaml says, in one row; without a row no quote is given.
create table quote_rule (
  is_only boolean primary key default true check (is_only),
  -- How many days an answer holds when staff name no day.
  valid_days integer not null check (valid_days between 1 and 365),
  -- Whether cart rules and coupons take something off quoted lines.
  is_discounted boolean not null
);

create table price_quote (
  id bigint generated always as identity primary key,
  -- What customer, mail, order and staff call it; nothing can be counted by it.
  number text not null unique,
  customer_id bigint not null references customer (id) on delete cascade,
  -- Of the customer's asking: sent twice it is one.
  request_id text not null,
  store_view_id integer not null references store_view (id),
  currency text not null,
  source text not null check (source in ('cart', 'list', 'product')),
  state text not null default 'requested'
    check (state in ('requested', 'answered', 'accepted', 'declined', 'expired', 'withdrawn')),
  note text,
  -- What staff answer.
  message text,
  shipping_note text,
  -- The last day in the shop's time zone.
  valid_until date,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  unique (customer_id, request_id),
  check (state not in ('answered', 'accepted', 'expired') or valid_until is not null)
);
create index price_quote_customer on price_quote (customer_id, id);
create index price_quote_ending on price_quote (valid_until) where state in ('answered', 'accepted');

create table price_quote_line (
  id bigint generated always as identity primary key,
  quote_id bigint not null references price_quote (id) on delete cascade,
  position integer not null,
  -- No reference: a product may go, and come back. Staff may name another than was asked for.
  product_id integer not null,
  sku text not null,
  -- As it was called when it was asked for.
  name text not null,
  quantity integer check (quantity > 0),
  finish text,
  area numeric(9, 2) check (area > 0),
  area_unit text check (area_unit in ('sqft', 'm2')),
  note text,
  -- Of one selling unit, in minor units; null: not priced.
  price bigint check (price >= 0),
  -- The order that was placed at this price: one.
  order_number text,
  unique (quote_id, position),
  check ((area is null) = (area_unit is null)),
  check (price is null or quantity is not null)
);
create index price_quote_line_order on price_quote_line (order_number) where order_number is not null;

-- What became of a quote, when, and by whom.
create table price_quote_event (
  id bigint generated always as identity primary key,
  quote_id bigint not null references price_quote (id) on delete cascade,
  state text not null,
  at timestamptz not null,
  by text not null check (by in ('customer', 'staff', 'shop')),
  comment text
);
create index price_quote_event_quote on price_quote_event (quote_id, id);
