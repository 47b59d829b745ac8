-- A day begins at midnight in the time zone of the shop; its taxes.yaml says the days, its stores.yaml the zone.
alter table tax_rate add column time_zone text not null default 'America/Toronto';
alter table tax_rate alter column time_zone drop default;

-- Rates come from the catalogue's taxes.yaml. A shop at work keeps the ones it has until its next load.
delete from tax_registration where not exists (select from product);
delete from tax_rate where not exists (select from product);
