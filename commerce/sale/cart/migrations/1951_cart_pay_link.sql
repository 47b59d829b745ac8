-- The link by which the customer of a cart of staff pays. A change of the cart by staff deletes it.
create table cart_pay_link (
  cart_id bigint primary key references cart (id) on delete cascade,
  -- SHA-256 of the token in the link.
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
