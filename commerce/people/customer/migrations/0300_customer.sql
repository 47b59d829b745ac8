create table customer (
  id bigint generated always as identity primary key,
  -- Accounts belong to a website: all its store views know them.
  website_id integer not null,
  email text not null,
  -- The address as it is compared.
  email_key text not null,
  firstname text not null,
  lastname text not null,
  group_id integer not null default 1,
  store_view_id integer not null references store_view (id),
  -- argon2id in PHC form.
  password_hash text not null,
  failures integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null,
  unique (website_id, email_key)
);

-- Of a token only its SHA-256 is kept: whoever reads this table can sign in as nobody.
create table customer_token (
  hash bytea primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_token_customer on customer_token (customer_id);
create index customer_token_expiry on customer_token (expires_at);
