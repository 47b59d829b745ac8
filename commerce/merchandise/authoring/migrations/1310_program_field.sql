-- What programs of the merchant wrote over REST, field by field: loading the catalogue folder leaves it as it is.
create table program_field (
  kind text not null check (kind in ('product', 'category', 'attribute', 'option', 'page', 'block')),
  -- The sku, the id of a category (of a removed one the folder's name), the code, the code and the option's, the identifier.
  key text not null,
  -- 'removed': the folder does not bring it back.
  field text not null,
  -- 0: all views.
  store_view_id integer not null default 0,
  set_by text not null,
  primary key (kind, key, field, store_view_id)
);
