-- Cards that customers keep: what the gateway calls them, and what their owners know them by. Never a card number.
create table payment_token (
  id bigint generated always as identity primary key,
  -- Null once the customer is gone: the gateway has yet to forget the card.
  customer_id bigint references customer (id) on delete set null,
  -- Of the method the card was first paid with.
  method text not null,
  -- What clients name it by.
  public_hash text not null unique,
  gateway_token text not null,
  -- The same card has the same, whatever its token; of this gateway alone.
  card_identity text not null,
  card_brand text not null,
  card_last4 text not null,
  card_expiry text not null,
  is_default boolean not null default false,
  -- False: its customer has removed it, and the gateway has yet to forget it.
  is_kept boolean not null default true,
  created_at timestamptz not null
);
create unique index payment_token_card on payment_token (customer_id, method, card_identity) where is_kept;
create unique index payment_token_default on payment_token (customer_id) where is_default and is_kept;
create index payment_token_left on payment_token (id) where not is_kept or customer_id is null;
