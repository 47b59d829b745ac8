-- The quotes at whose prices its goods were ordered.
alter table sales_order add column quote_numbers text[] not null default '{}';
