-- What a freight carrier is asked to reckon with at the address, and what that costs; from the catalogue's shipping.yaml.
create table site_access (
  code text not null,
  currency text not null check (currency in ('CAD', 'USD')),
  amount bigint not null check (amount >= 0),
  position int not null,
  primary key (code, currency)
);
