create table customer_passkey (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  number integer not null default public_number(),
  -- As its browser sends it, base64url.
  credential text not null unique,
  public_key bytea not null,
  -- Of uses; some authenticators always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index customer_passkey_customer on customer_passkey (customer_id, id);

-- What a passkey has to sign, once. Only its SHA-256 is kept; with a customer it is for a passkey that they add.
create table passkey_challenge (
  hash bytea primary key,
  customer_id bigint references customer (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
create index passkey_challenge_customer on passkey_challenge (customer_id) where customer_id is not null;
