-- What gateways told of charges, each once; told_at: when its order was told, or when there was nobody to tell.
create table payment_notice (
  id bigint generated always as identity primary key,
  method text not null,
  -- The gateway's own name of it: the same notice comes more than once.
  key text not null,
  transaction_id text not null,
  -- When it happened there; notices come in any order.
  happened_at timestamptz not null,
  text text not null,
  received_at timestamptz not null,
  told_at timestamptz,
  unique (method, key)
);
create index payment_notice_untold on payment_notice (received_at) where told_at is null;
create index payment_attempt_transaction on payment_attempt (transaction_id);
create index payment_entry_transaction on payment_entry (transaction_id);

alter table order_event drop constraint order_event_actor_check;
alter table order_event add constraint order_event_actor_check check (actor in ('customer', 'staff', 'gateway'));
