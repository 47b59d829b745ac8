-- What slabs.yaml says of holds, in one row; without a row no slab can be held.
create table slab_hold_rule (
  is_only boolean primary key default true check (is_only),
  hours integer not null check (hours > 0),
  at_once integer not null check (at_once > 0),
  remind_hours_before integer not null check (remind_hours_before > 0 and remind_hours_before < hours)
);

-- A slab that somebody holds: while it is HELD one unit of its stock is set aside.
create table slab_hold (
  id bigint generated always as identity primary key,
  -- No reference: a product may go, what was held stays on record.
  product_id integer not null,
  sku text not null,
  status text not null check (status in ('HELD', 'CANCELLED', 'EXPIRED', 'BOUGHT')),
  store_view_id integer not null references store_view (id),
  language text not null check (language in ('en', 'fr')),
  customer_id bigint,
  -- The cart that may buy it, beside those of its customer.
  cart_id bigint,
  fullname text not null,
  email text not null,
  -- The address as it is compared.
  email_key text not null,
  -- Made by the client: the same request again is answered with the hold it made.
  request_id text not null unique,
  held_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was cancelled, expired or bought.
  ended_at timestamptz,
  check ((status = 'HELD') = (ended_at is null))
);
create index slab_hold_product on slab_hold (product_id) where status = 'HELD';
create index slab_hold_due on slab_hold (expires_at) where status = 'HELD';
create index slab_hold_email on slab_hold (email_key) where status = 'HELD';
create index slab_hold_customer on slab_hold (customer_id, id) where customer_id is not null;
create index slab_hold_cart on slab_hold (cart_id) where status = 'HELD' and cart_id is not null;
create index slab_hold_ended on slab_hold (ended_at) where ended_at is not null;
