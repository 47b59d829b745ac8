alter table attribute add column if not exists is_comparable boolean not null default false;
