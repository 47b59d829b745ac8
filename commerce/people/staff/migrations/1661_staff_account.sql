-- People who run the shop in the browser.
create table staff_account (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  role text not null,
  password_hash text not null,
  -- Base32, as authenticator apps store it: checking a code needs the secret itself.
  totp_secret text not null,
  -- Time step of the last accepted code, so that each code is accepted once.
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  signed_in_at timestamptz,
  -- Set when the owner closes the account.
  closed_at timestamptz
);

-- Sessions by the SHA-256 of their cookie.
create table staff_session (
  hash bytea primary key,
  account_id integer not null references staff_account (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a code of the authenticator app was entered last.
  proved_at timestamptz not null
);
create index staff_session_account on staff_session (account_id);

-- Links with which an account is made, by the SHA-256 of their token; each works once.
create table staff_invitation (
  hash bytea primary key,
  -- Null for the link of the first start, whose visitor enters an address.
  email text,
  role text not null,
  totp_secret text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
