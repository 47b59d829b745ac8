-- While set, a task switches is_active at these times.
alter table menu_node add column visible_from timestamptz;
alter table menu_node add column visible_until timestamptz;
create index menu_node_visible_dates on menu_node (id) where visible_from is not null or visible_until is not null;
