-- Four secrets of an integration that signs its calls, as Magento's do. A signature is checked with the secrets themselves, so that they are kept.
create table integration_oauth (
  integration_id integer primary key references integration (id) on delete cascade,
  consumer_key text not null unique,
  consumer_secret text not null,
  token text not null unique,
  token_secret text not null,
  created_at timestamptz not null
);

-- What was used once; as long as a signature is valid.
create table integration_nonce (
  consumer_key text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (consumer_key, nonce)
);
create index integration_nonce_expiry on integration_nonce (expires_at);
