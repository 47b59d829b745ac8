-- Every cart asks for it. The same rows in another order may be another version: what is kept is read once more.
create or replace view facts_version as select coalesce(string_agg(id::text, ','), '') as version from facts_change;
