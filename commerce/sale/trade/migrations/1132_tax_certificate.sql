create table tax_certificate (
  id integer generated always as identity primary key,
  -- Null once the account is deleted: the certificate stays with the books.
  customer_id bigint references customer (id) on delete set null,
  store_view_id integer not null references store_view (id),
  number text not null,
  country_id text not null,
  region_code text not null,
  -- The last day.
  valid_until date not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined')),
  reason text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'pending') = (decided_at is null))
);
create index tax_certificate_customer on tax_certificate (customer_id, country_id, region_code) where customer_id is not null;
create unique index tax_certificate_open on tax_certificate (customer_id, country_id, region_code) where state = 'pending';

alter table trade_document add column certificate_id integer references tax_certificate (id) on delete cascade;
alter table trade_document add check (application_id is null or certificate_id is null);
create index trade_document_certificate on trade_document (certificate_id) where certificate_id is not null;

-- For the taxes of a cart: who is exempt where, up to which day.
create view tax_exemption as
  select customer_id, country_id, region_code, number, valid_until from tax_certificate
   where state = 'approved' and customer_id is not null;
