-- When it was proved that whoever has the account reads its mailbox.
alter table customer add column confirmed_at timestamptz,
  -- The account may not be used before that.
  add column needs_confirmation boolean not null default false;

-- The last link sent to prove an address: the account's own ('confirm') or the one it is to have ('change'). Only its SHA-256 is kept.
create table customer_email_proof (
  customer_id bigint not null references customer (id) on delete cascade,
  kind text not null check (kind in ('confirm', 'change')),
  email text not null,
  -- The address as it is compared.
  email_key text not null,
  hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer_id, kind)
);
create index customer_email_proof_expiry on customer_email_proof (expires_at);

-- What its owner calls a sign-in.
alter table customer_token add column number integer not null default public_number();
