-- When goods leave and how long they travel, from the catalogue's shipping.yaml; no row: no dates are told.
create table delivery_times (
  is_only boolean primary key default true check (is_only),
  times jsonb not null
);
