alter table program_field drop constraint program_field_kind_check;
alter table program_field add constraint program_field_kind_check
  check (kind in ('product', 'category', 'attribute', 'option', 'page', 'block', 'menu', 'showroom'));
-- The folder's value, as {"value": …}: when staff changed the field, and at the last load.
alter table program_field add column file_value jsonb;
alter table program_field add column file_now jsonb;
