-- Calls that programs of the merchant gave to be done later, one row for each.
create table bulk (
  uuid uuid primary key,
  integration_id integer not null references integration (id) on delete cascade,
  method text not null,
  -- As the route has it: /V1/products/:sku
  route text not null,
  store_view_code text not null,
  currency text not null,
  started_at timestamptz not null
);
create index bulk_started on bulk (started_at);

create table bulk_operation (
  bulk_uuid uuid not null references bulk (uuid) on delete cascade,
  place integer not null,
  params jsonb not null,
  -- Erased when it is done: it may hold names and addresses.
  body jsonb,
  -- Magento's numbers: 1 complete, 2 failed and tried again, 3 failed, 4 open.
  status smallint not null default 4,
  -- Written by the transaction that does it, so that it is not done twice.
  applied_at timestamptz,
  message text,
  error_code integer,
  primary key (bulk_uuid, place)
);
