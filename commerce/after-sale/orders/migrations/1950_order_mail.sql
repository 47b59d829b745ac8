-- Emails about an order that were sent to its customer, so that staff can send each again.
create table order_mail (
  order_id bigint not null references sales_order (id),
  kind text not null check (kind in ('confirmation', 'invoice', 'shipment', 'refund', 'ready', 'canceled', 'return')),
  -- Number of the invoice, shipment, credit memo or return; empty for an email about the whole order.
  document text not null default '',
  -- Amounts and other values of the email that the order does not have.
  news jsonb,
  comment text,
  sent_at timestamptz not null,
  primary key (order_id, kind, document)
);

insert into order_mail (order_id, kind, sent_at)
select id, 'confirmation', placed_at from sales_order where email <> '';
