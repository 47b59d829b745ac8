-- Shoppers see active showrooms. While the dates are set, a task switches is_active at these times.
alter table showroom add column is_active boolean not null default true;
alter table showroom add column visible_from timestamptz;
alter table showroom add column visible_until timestamptz;
