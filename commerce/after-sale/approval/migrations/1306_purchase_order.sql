-- An order that waits for a yes: its cart is set aside, so that what was asked for stays as it was.
create table purchase_order (
  id integer generated always as identity primary key,
  -- What clients and mails call it; nothing can be counted by it.
  number text not null unique,
  cart_id bigint not null references cart (id),
  masked_id text not null,
  company_id integer not null references company (id),
  -- Who wants to order.
  customer_id bigint not null references customer (id) on delete cascade,
  store_view_id integer not null references store_view (id),
  -- The total that was seen; it is placed at this one or not at all.
  amount bigint not null,
  currency text not null,
  lines jsonb not null,
  -- Ids that were agreed to, and the language of their words; null of a client that asked for none.
  agreed jsonb,
  status text not null default 'APPROVAL_REQUIRED'
    check (status in ('APPROVAL_REQUIRED', 'ORDER_PLACED', 'ORDER_FAILED', 'REJECTED', 'CANCELED')),
  comment text,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- Who of the company said yes or no.
  decided_by text,
  check ((status = 'APPROVAL_REQUIRED') = (decided_at is null))
);
create unique index purchase_order_waiting on purchase_order (cart_id) where status = 'APPROVAL_REQUIRED';
create index purchase_order_company on purchase_order (company_id, id);
create index purchase_order_customer on purchase_order (customer_id);
