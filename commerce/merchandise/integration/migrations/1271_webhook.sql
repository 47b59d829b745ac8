-- Who is told what happens to orders. The secret signs each call, so that it is kept as it is.
create table webhook (
  id integer generated always as identity primary key,
  name text not null unique,
  url text not null,
  events text[] not null,
  secret text not null,
  -- The integration that made it, and with which it ends; staff otherwise.
  integration_id integer references integration (id) on delete cascade,
  created_at timestamptz not null,
  -- When staff were last told of calls that are given up.
  noticed_at timestamptz
);

-- A message for one receiver; the body stays the same however often it is sent.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhook (id) on delete cascade,
  message_id text not null,
  event text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  delivered_at timestamptz,
  dead_at timestamptz,
  unique (webhook_id, message_id)
);
create index webhook_delivery_age on webhook_delivery (created_at);
