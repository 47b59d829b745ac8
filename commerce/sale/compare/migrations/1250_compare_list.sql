-- Lists of products to compare: a guest's is known by its uid, which is a secret; a customer has one at most.
create table compare_list (
  id bigint generated always as identity primary key,
  uid text not null unique,
  customer_id bigint unique references customer (id) on delete cascade,
  updated_at timestamptz not null
);
create index compare_list_of_guests on compare_list (updated_at) where customer_id is null;

create table compare_item (
  id bigint generated always as identity primary key,
  list_id bigint not null references compare_list (id) on delete cascade,
  -- No reference: a product may go, and come back.
  product_id integer not null,
  unique (list_id, product_id)
);
