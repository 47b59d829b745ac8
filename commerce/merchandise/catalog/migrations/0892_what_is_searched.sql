-- For other subjects: what a search index is made of.
create view findable_product as
  select id as product_id, sku from product where is_enabled and visibility in (3, 4);

-- Of a configurable product those of its variants.
create view variant_sku as
  select v.parent_id as product_id, p.sku from configurable_variant v join product p on p.id = v.child_id;

-- Store view 0 says what a view does not say otherwise.
create view product_wording as
  select product_id, store_view_id, name, short_description, description from product_text;

-- The options of a product, and those of its variants.
create view product_choice as
  select product_id, option_id, true as is_own from product_option_value
  union all
  select v.parent_id, o.option_id, false from configurable_variant v join product_option_value o on o.product_id = v.child_id;

-- Names of the categories below the root; store view 0 as above.
create view category_wording as
  select category_id, store_view_id, name from category_text where category_id > 2;

-- A product is in its categories and all above them.
create view product_place as
  select cp.product_id, above.id as category_id
    from category_product cp
    join category own on own.id = cp.category_id
    join category above on above.id = any(string_to_array(own.path, '/')::int[]);
