-- What makes a list a project: rooms, an area for each product, and a budget.
alter table wishlist add column budgets jsonb not null default '{}';
comment on column wishlist.budgets is 'Minor units by currency';

create table wishlist_room (
  id bigint generated always as identity primary key,
  number integer not null default public_number(),
  wishlist_id bigint not null references wishlist (id) on delete cascade,
  name text not null,
  position integer not null,
  unique (wishlist_id, number),
  unique (wishlist_id, name)
);

alter table wishlist_item
  add column room_id bigint references wishlist_room (id) on delete set null,
  add column area numeric(9, 3) check (area > 0),
  add column area_unit text check (area_unit in ('sqft', 'm2')),
  add column waste_percent smallint check (waste_percent between 0 and 100),
  add check ((area is null) = (area_unit is null) and (area is null) = (waste_percent is null));
create index wishlist_item_room on wishlist_item (room_id);

-- The same tile may be in two rooms, and twice in one: a floor and a wall.
drop index wishlist_item_product;
create index wishlist_item_list on wishlist_item (wishlist_id);
