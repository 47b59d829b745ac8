-- Region '' stands for the rest of its country.
create table shipping_zone (
  country_id text not null,
  region_code text not null,
  zone text not null,
  primary key (country_id, region_code)
);

-- Price of a carrier in a zone for over_grams < weight <= up_to_grams; minor units, per started kilogram.
create table shipping_rate (
  zone text not null,
  carrier_code text not null check (carrier_code in ('flatrate', 'freight')),
  currency text not null,
  over_grams integer not null,
  up_to_grams integer,
  base_amount bigint not null check (base_amount >= 0),
  per_kilogram_amount bigint not null check (per_kilogram_amount >= 0),
  primary key (zone, carrier_code, currency, over_grams)
);

insert into shipping_zone (country_id, region_code, zone) values
  ('CA', '', 'ca'), ('CA', 'YT', 'ca-north'), ('CA', 'NT', 'ca-north'), ('CA', 'NU', 'ca-north'), ('CA', 'NL', 'ca-east'),
  ('US', '', 'us'), ('US', 'AK', 'us-far'), ('US', 'HI', 'us-far');

-- Military mail and the territories: parcels only.
insert into shipping_zone (country_id, region_code, zone)
select 'US', region_code, 'us-post' from unnest(array['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']) as region_code;

insert into shipping_rate (zone, carrier_code, currency, over_grams, up_to_grams, base_amount, per_kilogram_amount) values
  ('ca', 'flatrate', 'CAD', 0, 68000, 1495, 95),
  ('ca', 'flatrate', 'USD', 0, 68000, 1095, 70),
  ('ca-east', 'flatrate', 'CAD', 0, 68000, 1995, 130),
  ('ca-east', 'flatrate', 'USD', 0, 68000, 1455, 95),
  ('ca-north', 'flatrate', 'CAD', 0, 68000, 2995, 240),
  ('ca-north', 'flatrate', 'USD', 0, 68000, 2195, 175),
  ('us', 'flatrate', 'CAD', 0, 68000, 1775, 116),
  ('us', 'flatrate', 'USD', 0, 68000, 1295, 85),
  ('us-far', 'flatrate', 'CAD', 0, 68000, 4095, 288),
  ('us-far', 'flatrate', 'USD', 0, 68000, 2995, 210),
  ('us-post', 'flatrate', 'CAD', 0, 68000, 2595, 206),
  ('us-post', 'flatrate', 'USD', 0, 68000, 1895, 150);

-- Pallets: up to 250, 500, 1000 and 2000 kg, then by the kilogram; residential liftgate delivery is in the price.
insert into shipping_rate (zone, carrier_code, currency, over_grams, up_to_grams, base_amount, per_kilogram_amount)
select zone, 'freight', currency, over_grams, up_to_grams, round(base_amount * factor)::bigint, round(per_kilogram_amount * factor)::bigint
from (values
  (0, 250000, 18900, 0), (250000, 500000, 24900, 0), (500000, 1000000, 34900, 0), (1000000, 2000000, 59900, 0), (2000000, null, 1900, 29)
) as band (over_grams, up_to_grams, base_amount, per_kilogram_amount)
cross join (values
  ('ca', 'CAD', 1.0), ('ca', 'USD', 0.73),
  ('ca-east', 'CAD', 1.6), ('ca-east', 'USD', 1.17),
  ('ca-north', 'CAD', 3.0), ('ca-north', 'USD', 2.2),
  ('us', 'CAD', 1.2), ('us', 'USD', 0.88),
  ('us-far', 'CAD', 3.4), ('us-far', 'USD', 2.5)
) as zone (zone, currency, factor);
