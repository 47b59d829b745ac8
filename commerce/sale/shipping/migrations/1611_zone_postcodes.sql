-- A zone may have postal codes: one row for each range of sortable codes. Empty ends: every code.
alter table shipping_zone
  add column first_postcode text collate "C" not null default '',
  add column last_postcode text collate "C" not null default '';
alter table shipping_zone drop constraint shipping_zone_pkey;
alter table shipping_zone add primary key (country_id, region_code, first_postcode);
