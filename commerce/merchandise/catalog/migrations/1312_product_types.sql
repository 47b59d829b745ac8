-- Bundles, virtual goods and files beside simple products, variants and groups.
alter table product drop constraint product_type_check;
alter table product add constraint product_type_check
  check (type in ('simple', 'configurable', 'grouped', 'virtual', 'downloadable', 'bundle'));
