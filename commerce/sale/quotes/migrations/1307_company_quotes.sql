-- A quote that was asked for by somebody of a company is the company's; one asked for before stays its asker's.
alter table price_quote add column company_id integer references company (id);
create index price_quote_company on price_quote (company_id, id) where company_id is not null;
