-- What the shopper said of the place where freight is set down.
alter table cart add column site_access text[] not null default '{}';
