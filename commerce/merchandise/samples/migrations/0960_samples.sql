-- What samples.yaml says, in one row; without a row the shop offers no samples.
create table sample_rule (
  is_only boolean primary key default true check (is_only),
  free_pieces integer not null check (free_pieces >= 0),
  free_days integer not null check (free_days > 0)
);

-- Free samples on record: whoever ordered them, and where they went, counted until the days of the rule are over.
create table free_sample (
  order_id bigint primary key,
  customer_id bigint,
  -- SHA-256 of the e-mail address and of the place as they are compared: nothing that could be read.
  email_hash bytea not null,
  place_hash bytea not null,
  pieces integer not null check (pieces > 0),
  ordered_at timestamptz not null
);
create index free_sample_customer on free_sample (customer_id, ordered_at) where customer_id is not null;
create index free_sample_email on free_sample (email_hash, ordered_at);
create index free_sample_place on free_sample (place_hash, ordered_at);
create index free_sample_ordered on free_sample (ordered_at);
