-- Rates by place and day. A change of law is a new row with a later effective_from, never an update.
create table tax_rate (
  id bigint generated always as identity primary key,
  country_id text not null,
  region_code text not null,
  tax_code text not null check (tax_code in ('gst', 'hst', 'pst', 'qst', 'rst', 'state')),
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  position smallint not null default 1,
  is_shipping_taxable boolean not null default true,
  effective_from date not null,
  effective_until date,
  source text not null,
  unique (country_id, region_code, tax_code, effective_from)
);

-- Where the merchant is registered to collect: the merchant's own table, nothing is collected elsewhere.
create table tax_registration (
  country_id text not null,
  region_code text not null,
  registered_from date not null,
  registered_until date,
  note text not null default '',
  primary key (country_id, region_code, registered_from)
);

insert into tax_rate (country_id, region_code, tax_code, rate_ppm, position, effective_from, effective_until, source)
select 'CA', region_code, tax_code, rate_ppm, position, effective_from::date, effective_until::date, source
from (values
  ('AB', 'gst',  50000, 1, '2008-01-01', null, 'Excise Tax Act s. 165(1): GST 5 % since 2008-01-01'),
  ('BC', 'gst',  50000, 1, '2013-04-01', null, 'Excise Tax Act s. 165(1)'),
  ('BC', 'pst',  70000, 2, '2013-04-01', null, 'Provincial Sales Tax Act (BC): 7 %, delivery charges taxable as the goods'),
  ('MB', 'gst',  50000, 1, '2008-01-01', null, 'Excise Tax Act s. 165(1)'),
  ('MB', 'rst',  70000, 2, '2019-07-01', null, 'Retail Sales Tax Act (MB): 7 % since 2019-07-01'),
  ('NB', 'hst', 150000, 1, '2016-07-01', null, 'New Harmonized Value-added Tax System Regulations: 15 % since 2016-07-01'),
  ('NL', 'hst', 150000, 1, '2016-07-01', null, 'New Harmonized Value-added Tax System Regulations: 15 % since 2016-07-01'),
  ('NS', 'hst', 150000, 1, '2010-07-01', '2025-03-31', 'New Harmonized Value-added Tax System Regulations: 15 % until 2025-03-31'),
  ('NS', 'hst', 140000, 1, '2025-04-01', null, 'Nova Scotia lowered its part by one point: 14 % since 2025-04-01'),
  ('NT', 'gst',  50000, 1, '2008-01-01', null, 'Excise Tax Act s. 165(1); no territorial tax'),
  ('NU', 'gst',  50000, 1, '2008-01-01', null, 'Excise Tax Act s. 165(1); no territorial tax'),
  ('ON', 'hst', 130000, 1, '2010-07-01', null, 'New Harmonized Value-added Tax System Regulations: 13 % since 2010-07-01'),
  ('PE', 'hst', 150000, 1, '2016-10-01', null, 'New Harmonized Value-added Tax System Regulations: 15 % since 2016-10-01'),
  ('QC', 'gst',  50000, 1, '2013-01-01', null, 'Excise Tax Act s. 165(1)'),
  ('QC', 'qst',  99750, 2, '2013-01-01', null, 'Act respecting the Quebec sales tax: 9.975 % of the price without GST since 2013-01-01'),
  ('SK', 'gst',  50000, 1, '2008-01-01', null, 'Excise Tax Act s. 165(1)'),
  ('SK', 'pst',  60000, 2, '2017-03-23', null, 'Provincial Sales Tax Act (SK): 6 % since 2017-03-23'),
  ('YT', 'gst',  50000, 1, '2008-01-01', null, 'Excise Tax Act s. 165(1); no territorial tax')
) as rate (region_code, tax_code, rate_ppm, position, effective_from, effective_until, source);

insert into tax_rate (country_id, region_code, tax_code, rate_ppm, effective_from, source) values
  ('US', 'NY', 'state', 40000, '2005-06-01', 'New York Tax Law s. 1105: state rate 4 %, shipping taxable with the goods; local rates are not collected here'),
  ('US', 'VT', 'state', 60000, '2003-10-01', '32 V.S.A. s. 9771: state rate 6 %, delivery charges taxable'),
  ('US', 'WA', 'state', 65000, '1983-01-01', 'RCW 82.08.020: state rate 6.5 %, delivery charges taxable; local rates are not collected here');

insert into tax_registration (country_id, region_code, registered_from, note)
select 'CA', region_code, '2013-01-01', 'GST/HST registrant; sample shop registered for every provincial tax'
from unnest(array['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']) as region_code;

insert into tax_registration (country_id, region_code, registered_from, note) values
  ('US', 'NY', '2024-01-01', 'Sample registration'),
  ('US', 'VT', '2024-01-01', 'Sample registration'),
  ('US', 'WA', '2024-01-01', 'Sample registration');
