-- Positions in a keyed permutation: what a shopper sees is never the position itself.
create sequence order_number_sequence minvalue 0 start 0 maxvalue 899999999 no cycle;

create table sales_order (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^[0-9]{9}$'),
  -- One order a cart, whoever submits it and however often.
  cart_id bigint not null unique references cart (id),
  store_view_id integer not null references store_view (id),
  language text not null check (language in ('en', 'fr')),
  currency text not null check (currency in ('CAD', 'USD')),
  customer_id bigint,
  email text not null,
  status text not null check (status in ('pending', 'processing', 'fraud', 'partially', 'shipped', 'complete', 'holded', 'canceled', 'closed')),
  is_pickup boolean not null,
  shipping_carrier_code text not null,
  shipping_method_code text not null,
  shipping_title text not null,
  payment_method_code text not null,
  payment_title text not null,
  payment_attempt_id bigint not null unique references payment_attempt (id),
  weight_grams bigint not null check (weight_grams >= 0),
  customer_notes text,
  -- Minor units of the currency, as they were when the order was placed.
  subtotal bigint not null check (subtotal >= 0),
  shipping_amount bigint not null check (shipping_amount >= 0),
  tax_amount bigint not null check (tax_amount >= 0),
  grand_total bigint not null,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  check (grand_total = subtotal + shipping_amount + tax_amount)
);

create table order_address (
  order_id bigint not null references sales_order (id),
  kind text not null check (kind in ('shipping', 'billing')),
  firstname text not null,
  lastname text not null,
  company text,
  street text[] not null,
  city text not null,
  region_id integer not null,
  region_code text not null,
  postcode text not null,
  country_id text not null,
  telephone text not null,
  primary key (order_id, kind)
);

-- A variant has two rows, as in Magento: its configurable product without amounts, and below it the variant with them.
create table order_item (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order (id),
  parent_item_id bigint references order_item (id),
  product_id integer not null,
  product_type text not null check (product_type in ('simple', 'configurable')),
  sku text not null,
  name text not null,
  options jsonb not null,
  image_file text,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  row_total bigint not null,
  tax_amount bigint not null check (tax_amount >= 0),
  status text not null check (status in ('processing', 'ready', 'shipped')),
  processing_at timestamptz not null,
  ready_at timestamptz,
  shipped_at timestamptz,
  tracking_numbers text[] not null default '{}',
  check (row_total = unit_price * quantity)
);
create index order_item_order on order_item (order_id, id);

create table order_tax (
  order_id bigint not null references sales_order (id),
  position smallint not null,
  tax_code text not null,
  region_code text not null,
  rate_ppm integer not null,
  label text not null,
  amount bigint not null check (amount > 0),
  -- The part of it that is on shipping.
  shipping_amount bigint not null check (shipping_amount >= 0),
  -- The rest by line, in the order of the lines.
  line_amounts bigint[] not null,
  primary key (order_id, position)
);

-- Answers of order calls that carried an Idempotency-Key, by cart.
create table idempotency_key (
  scope text not null,
  key text not null,
  fingerprint text not null,
  state text not null check (state in ('running', 'done')),
  answer jsonb,
  locked_until timestamptz not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);
