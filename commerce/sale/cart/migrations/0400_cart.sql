create table cart (
  id bigint generated always as identity primary key,
  masked_id text not null unique,
  store_view_id integer not null references store_view (id),
  currency text not null check (currency in ('CAD', 'USD')),
  is_active boolean not null default true,
  -- Null: a guest's.
  customer_id bigint,
  email text,
  shipping_carrier_code text,
  shipping_method_code text,
  payment_method_code text,
  -- A token of the gateway, good for one charge; forgotten once it was used.
  payment_nonce text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index cart_idle on cart (updated_at) where is_active;

create table cart_item (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart (id) on delete cascade,
  -- The product that is taken from stock; of a configurable line the variant.
  product_id integer not null references product (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 10000),
  unique (cart_id, product_id)
);

create table cart_address (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart (id) on delete cascade,
  kind text not null check (kind in ('shipping', 'billing')),
  firstname text not null,
  lastname text not null,
  company text,
  street text[] not null,
  city text not null,
  region_id integer not null,
  region_code text not null,
  postcode text not null,
  country_id text not null check (country_id in ('CA', 'US')),
  telephone text not null,
  customer_notes text,
  pickup_location_code text,
  unique (cart_id, kind)
);
