-- Requests for one email when a product is in stock again.
create table stock_alert (
  id bigint generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  store_view_id integer not null references store_view (id),
  email text not null,
  -- For comparison.
  email_key text not null,
  customer_id bigint references customer (id) on delete cascade,
  -- Part of the links in emails: its holder may end the request, nothing else.
  token text not null unique,
  -- Version of the consent text that was shown.
  consent text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz
);
create unique index stock_alert_open on stock_alert (product_id, email_key) where sent_at is null;
create index stock_alert_customer on stock_alert (customer_id) where customer_id is not null;
