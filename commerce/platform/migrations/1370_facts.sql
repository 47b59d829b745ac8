-- What the merchant has set (products, prices, rates, rules) is kept by processes while the version is the one they read it
-- with. Every change of a table that says `note_facts_change` leaves a row that was never there before and takes the older
-- ones away, but for those that a change still running has: changes do not wait for each other.
create table facts_change (id uuid primary key default gen_random_uuid());
insert into facts_change default values;

create view facts_version as
  select coalesce(string_agg(id::text, ',' order by id), '') as version from facts_change;

create function note_facts_change() returns trigger language plpgsql as $$
begin
  delete from facts_change where id in (select id from facts_change for update skip locked);
  insert into facts_change default values;
  return null;
end $$;
