-- The cart rules, as the catalogue's cart-rules.yaml has them; a load replaces all of them.
create table discount_rule (
  code text primary key,
  position integer not null,
  -- See CartRule of commerce/discount/types.ts.
  definition jsonb not null,
  starts_at timestamptz,
  -- The first moment after it.
  ends_at timestamptz
);

-- Codes: those of the file, replaced with it, and those made for one person each, which stay.
create table discount_coupon (
  code_key text primary key,
  code text not null,
  rule_code text not null,
  is_issued boolean not null,
  -- SHA-256 of the e-mail address it was made for; only that address may use it.
  issued_to bytea,
  ends_at timestamptz,
  created_at timestamptz not null
);
create unique index discount_coupon_person on discount_coupon (rule_code, issued_to) where is_issued;

-- How many orders have used a rule or a code, in all or by one customer.
create table discount_tally (
  name text primary key,
  used integer not null check (used >= 0),
  most integer not null
);

-- What an order has used, to be given back when it is cancelled.
create table discount_use (
  order_id bigint not null,
  name text not null,
  primary key (order_id, name)
);

create table discount_setting (
  is_only boolean primary key default true check (is_only),
  coupons_per_cart integer not null check (coupons_per_cart > 0)
);
