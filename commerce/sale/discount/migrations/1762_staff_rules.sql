-- Rules have a lasting id. Those made or changed by staff have set_by, and loads of the catalogue do not overwrite them.
alter table discount_rule add column id integer generated always as identity;
alter table discount_rule add column set_by text;
create unique index discount_rule_id on discount_rule (id);
