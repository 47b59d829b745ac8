-- The life of an order after it was placed: where it stands, what was invoiced, sent, given back, and who did what when.
alter table sales_order drop constraint sales_order_status_check;
alter table sales_order add constraint sales_order_status_check check (status in
  ('pending', 'processing', 'fraud', 'partially', 'ready_for_pickup', 'shipped', 'picked_up', 'complete', 'holded', 'canceled', 'closed'));
-- Where an order on hold goes back to.
alter table sales_order add column held_from text;

-- Of a line in selling units. Withdrawn: given back before it left. What is neither shipped, withdrawn nor canceled is still to leave.
alter table order_item
  add column quantity_invoiced integer not null default 0 check (quantity_invoiced >= 0),
  add column quantity_shipped integer not null default 0 check (quantity_shipped >= 0),
  add column quantity_refunded integer not null default 0 check (quantity_refunded >= 0),
  add column quantity_withdrawn integer not null default 0 check (quantity_withdrawn >= 0),
  add column quantity_canceled integer not null default 0 check (quantity_canceled >= 0);
alter table order_item add constraint order_item_counts check (
  quantity_invoiced + quantity_canceled <= quantity and quantity_refunded <= quantity_invoiced and
  quantity_withdrawn <= quantity_refunded and quantity_shipped + quantity_withdrawn + quantity_canceled <= quantity);

create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order (id),
  at timestamptz not null,
  what text not null check (what in ('status', 'comment', 'paid', 'ready', 'invoice', 'shipment', 'credit_memo')),
  -- Of the order, afterwards.
  status text not null,
  actor text not null check (actor in ('customer', 'staff')),
  -- Who of the staff, as they say.
  by_name text,
  comment text,
  -- Whether the customer reads the comment.
  is_shown boolean not null
);
create index order_event_order on order_event (order_id, id);

create table order_shipment (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order (id),
  number text not null unique,
  -- When it left, or was handed over.
  sent_at timestamptz not null
);
create index order_shipment_order on order_shipment (order_id, id);

create table order_shipment_item (
  shipment_id bigint not null references order_shipment (id),
  order_item_id bigint not null references order_item (id),
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_item_id)
);

create table order_shipment_track (
  shipment_id bigint not null references order_shipment (id),
  position smallint not null,
  carrier_code text not null,
  title text not null,
  number text not null,
  primary key (shipment_id, position)
);

-- Invoices, and the credit memos that take parts of them back; minor units of the order's currency.
create table order_document (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order (id),
  kind text not null check (kind in ('invoice', 'credit_memo')),
  number text not null unique,
  created_at timestamptz not null,
  subtotal bigint not null check (subtotal >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  shipping_amount bigint not null check (shipping_amount >= 0),
  shipping_discount_amount bigint not null check (shipping_discount_amount >= 0),
  tax_amount bigint not null check (tax_amount >= 0),
  -- Kept back by a credit memo, such as a fee for restocking: negative.
  adjustment bigint not null check (adjustment <= 0),
  grand_total bigint not null check (grand_total >= 0),
  -- By the order's taxes and discounts, in their order: { amount, shippingAmount }; `amount` of a tax holds both.
  taxes jsonb not null,
  discounts jsonb not null,
  check (grand_total = subtotal - discount_amount + shipping_amount - shipping_discount_amount + tax_amount + adjustment)
);
create index order_document_order on order_document (order_id, id);

create table order_document_item (
  document_id bigint not null references order_document (id),
  order_item_id bigint not null references order_item (id),
  quantity integer not null check (quantity > 0),
  row_total bigint not null check (row_total >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  tax_amount bigint not null check (tax_amount >= 0),
  primary key (document_id, order_item_id)
);

-- What orders.yaml says, in one row; without a row no customer cancels, and no tracking number is a link.
create table order_setting (
  is_only boolean primary key default true check (is_only),
  definition jsonb not null
);

-- What had left before: lines that left at one moment are a shipment, as they were shown.
update order_item set quantity_shipped = quantity where status = 'shipped' and product_type = 'simple';
with sent as (
  select order_id, shipped_at, row_number() over (partition by order_id order by shipped_at) as place
    from order_item where status = 'shipped' and product_type = 'simple' and shipped_at is not null group by order_id, shipped_at
)
insert into order_shipment (order_id, number, sent_at)
  select sent.order_id, o.number || '-' || sent.place, sent.shipped_at from sent join sales_order o on o.id = sent.order_id
   order by sent.shipped_at;
insert into order_shipment_item (shipment_id, order_item_id, quantity)
  select s.id, i.id, i.quantity from order_shipment s join order_item i on i.order_id = s.order_id and i.shipped_at = s.sent_at
   where i.product_type = 'simple' and i.status = 'shipped';
insert into order_shipment_track (shipment_id, position, carrier_code, title, number)
  select found.id, row_number() over (partition by found.id order by found.number) - 1, o.shipping_carrier_code, o.shipping_title, found.number
    from (select distinct s.id, s.order_id, unnest(i.tracking_numbers) as number
            from order_shipment s join order_shipment_item si on si.shipment_id = s.id join order_item i on i.id = si.order_item_id) found
    join sales_order o on o.id = found.order_id;
