-- Money of an order besides its card payment: what came in later, and what was given back. Written before a gateway is asked.
create table payment_entry (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  payment_attempt_id bigint references payment_attempt (id),
  kind text not null check (kind in ('received', 'refund')),
  -- Names the refund to the gateway, which acts once on it.
  key text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- asked: the gateway has yet to answer; by_hand: staff gives it back by the way it came.
  state text not null check (state in ('asked', 'done', 'by_hand')),
  -- The gateway's own name of the refund.
  transaction_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_entry_order on payment_entry (order_id);
create index payment_entry_asked on payment_entry (created_at) where state = 'asked';
