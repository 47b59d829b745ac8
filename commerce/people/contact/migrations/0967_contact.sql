create table contact_message (
  id bigint generated always as identity primary key,
  request_id text unique,
  store_view_id integer not null references store_view (id),
  language text not null check (language in ('en', 'fr')),
  customer_id bigint,
  topic text not null check (topic in ('advice', 'order', 'delivery', 'sample', 'trade', 'other')),
  order_number text,
  sku text,
  name text not null,
  email text not null,
  telephone text,
  comment text not null,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  sent_at timestamptz not null
);
create index contact_message_sent on contact_message (sent_at);
create index contact_message_email on contact_message (lower(email), sent_at);
