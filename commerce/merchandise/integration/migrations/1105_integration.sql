-- Programs that work for the merchant. Of a secret only its SHA-256 is kept: whoever reads this table can call in nobody's name.
create table integration (
  id integer generated always as identity primary key,
  name text not null unique,
  scopes text[] not null,
  hash bytea not null unique,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);

-- What Magento's route for administrators gives for a name and its secret.
create table integration_token (
  hash bytea primary key,
  integration_id integer not null references integration (id) on delete cascade,
  expires_at timestamptz not null
);
create index integration_token_expiry on integration_token (expires_at);
