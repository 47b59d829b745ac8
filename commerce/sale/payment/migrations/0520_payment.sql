-- One row per try to pay, committed before the gateway is asked. The nonce itself is never kept here.
create table payment_attempt (
  id bigint generated always as identity primary key,
  cart_id bigint not null,
  key text not null unique,
  method text not null,
  nonce_hash text not null unique,
  state text not null check (state in ('started', 'approved', 'declined', 'failed', 'ordered', 'voiding', 'voided')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  transaction_id text,
  card_brand text,
  card_last4 text,
  card_expiry text,
  reason text,
  started_at timestamptz not null,
  updated_at timestamptz not null
);

-- A cart is paid for once at a time.
create unique index payment_attempt_open on payment_attempt (cart_id) where state in ('started', 'approved', 'ordered');
create index payment_attempt_stuck on payment_attempt (started_at) where state in ('started', 'approved', 'voiding');
create index payment_attempt_cart on payment_attempt (cart_id);
