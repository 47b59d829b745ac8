-- Files that are sold, and samples of them: in the database, so that every process has them and nobody else.
create table download_file (
  name text primary key,
  media_type text not null,
  bytes bytea not null
);
-- A file that was bought: how often it may be fetched, and was.
create table download_purchase (
  id bigint generated always as identity primary key,
  -- What its address is made of; nothing can be counted by it.
  key text not null unique,
  line_id bigint not null references order_item (id) on delete cascade,
  customer_id bigint not null,
  title text not null,
  file text not null,
  -- Null: as often as wished.
  most integer check (most > 0),
  used integer not null default 0 check (used >= 0),
  bought_at timestamptz not null,
  check (most is null or used <= most)
);
create index download_purchase_customer on download_purchase (customer_id, id);
create index download_purchase_line on download_purchase (line_id);
