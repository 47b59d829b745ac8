-- A guest's wish to cancel an order, until they confirm it by the key of the mail; the last one counts.
create table order_cancel_request (
  order_id bigint primary key references sales_order (id),
  -- SHA-256 of the key.
  key_hash bytea not null,
  reason text not null,
  asked_at timestamptz not null
);
