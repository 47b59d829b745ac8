-- Samples travel in a parcel of their own.
alter table shipping_rate drop constraint shipping_rate_carrier_code_check;
alter table shipping_rate add constraint shipping_rate_carrier_code_check check (carrier_code in ('flatrate', 'freight', 'samples'));
