-- Threshold of low stock (Magento's `notify_stock_qty`). Null: the default of the settings.
alter table stock add column notify_qty integer check (notify_qty >= 0);
create index stock_available on stock ((qty - reserved)) where notify_qty is null;
create index stock_below_own_line on stock (product_id) where qty - reserved < notify_qty;

-- Place of the units of a lot, or of units without a known lot (an empty code). A load of the catalogue does not change it.
create table stock_rack (
  product_id integer not null references product (id) on delete cascade,
  lot text not null,
  rack text not null check (rack <> ''),
  primary key (product_id, lot)
);

create table product_barcode (
  barcode text primary key check (barcode <> ''),
  product_id integer not null references product (id) on delete cascade
);
create index product_barcode_product on product_barcode (product_id);

-- Received deliveries: [{"productId", "sku", "quantity", "lot", "rack"}]. A correction replaces the lines.
create table stock_receipt (
  id bigint generated always as identity primary key,
  request_id text not null unique,
  at timestamptz not null,
  who text not null,
  note text not null,
  lines jsonb not null,
  version integer not null default 1
);

-- Units that were moved to an outlet product or written off; the id makes a repeated request harmless.
create table stock_move (
  request_id text primary key,
  at timestamptz not null
);

-- Staff find products by a part of the name.
create index product_text_name_part on product_text using gin (lower(name) gin_trgm_ops);
