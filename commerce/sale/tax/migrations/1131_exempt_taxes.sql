-- What taxes.yaml says a certificate of a place takes off there.
create table tax_exempt (
  country_id text not null,
  region_code text not null,
  tax_code text not null check (tax_code in ('gst', 'hst', 'pst', 'qst', 'rst', 'state')),
  primary key (country_id, region_code, tax_code)
);
