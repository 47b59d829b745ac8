-- Lists of products that customers put aside.
create table wishlist (
  id bigint generated always as identity primary key,
  -- What clients call it.
  number integer not null default public_number(),
  customer_id bigint not null references customer (id) on delete cascade,
  -- The first list, made when it is needed, has no name of the customer's at first.
  is_first boolean not null,
  name text,
  -- Secret part of the link of a list that is shared.
  sharing_code text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (customer_id, number),
  check (is_first or name is not null)
);
create unique index wishlist_first on wishlist (customer_id) where is_first;

create table wishlist_item (
  id bigint generated always as identity primary key,
  number integer not null default public_number(),
  wishlist_id bigint not null references wishlist (id) on delete cascade,
  -- No reference: a product may go, and come back.
  product_id integer not null,
  -- What was chosen of a product with choices.
  variant_id integer,
  quantity integer not null check (quantity > 0),
  note text,
  added_at timestamptz not null,
  unique (wishlist_id, number)
);
create unique index wishlist_item_product on wishlist_item (wishlist_id, product_id, coalesce(variant_id, 0));
