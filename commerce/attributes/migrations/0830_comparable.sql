alter table attribute add column is_comparable boolean not null default false;
