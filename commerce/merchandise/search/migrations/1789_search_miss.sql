-- Searches without a product, for staff; no personal data.
create table search_miss (
  language text not null,
  text text not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (language, text)
);
create index search_miss_count on search_miss (count desc);
-- Synonyms of staff, which a load of the catalogue leaves as they are.
alter table search_words add column is_staff boolean not null default false;
