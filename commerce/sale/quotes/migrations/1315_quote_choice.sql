-- What was chosen of a product that a price is asked for.
alter table price_quote_line add column choice jsonb;
