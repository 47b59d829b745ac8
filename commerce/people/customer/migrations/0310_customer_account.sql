create table customer_address (
  id integer generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
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
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index customer_address_customer on customer_address (customer_id, id);
-- One default of each kind, whoever writes at once.
create unique index customer_address_shipping on customer_address (customer_id) where is_default_shipping;
create unique index customer_address_billing on customer_address (customer_id) where is_default_billing;

-- The last link sent for a new password: a new one takes its place, using it removes it. Only its SHA-256 is kept.
create table customer_password_reset (
  customer_id bigint primary key references customer (id) on delete cascade,
  hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_password_reset_expiry on customer_password_reset (expires_at);
