-- The ways to pay that are offered, as the catalogue's payment.yaml lists them.
create table payment_method (
  code text not null,
  currency text not null,
  -- Highest amount that can be paid so, in minor units; null: any.
  up_to bigint check (up_to > 0),
  position integer not null,
  primary key (code, currency)
);

-- A shop at work goes on with the one way it had until its next load.
insert into payment_method (code, currency, position)
select 'tessera_test', currency, 0 from unnest(array['CAD', 'USD']) as currency where exists (select from product);
