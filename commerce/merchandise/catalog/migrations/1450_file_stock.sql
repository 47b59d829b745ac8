-- Stock and lots of a product as they were in the catalogue files at their last load; null before the first one.
alter table stock add column file_qty integer;
alter table stock add column file_lots jsonb;
