-- A rate may hold for postal codes only: one row for each range of sortable codes. Empty ends: every code.
alter table tax_rate
  add column first_postcode text collate "C" not null default '',
  add column last_postcode text collate "C" not null default '',
  -- Names of the tax by language; those of the shop's messages without any.
  add column labels jsonb not null default '{}';
alter table tax_rate drop constraint tax_rate_country_id_region_code_tax_code_effective_from_key;
alter table tax_rate add unique (country_id, region_code, tax_code, effective_from, first_postcode);
