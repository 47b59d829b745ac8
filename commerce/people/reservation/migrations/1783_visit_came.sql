-- Staff mark visitors who came.
alter table showroom_visit add column came_at timestamptz;
create index showroom_visit_place_day on showroom_visit (showroom_code, starts_at);
