-- The same products as before: attribute and options are looked up once, not once a product.
create or replace view final_sale_product as
  select p.id as product_id from product p left join configurable_variant cv on cv.child_id = p.id
   where exists (select from product_value v
                  where v.product_id in (p.id, cv.parent_id) and v.value in ('1', 'true')
                    and v.attribute_id = (select a.id from attribute a where a.code = 'outlet'))
      or exists (select from product_option_value o
                  where o.product_id in (p.id, cv.parent_id)
                    and o.option_id = any (array(select c.option_id from attribute_choice c
                                                  where c.attribute_code = 'selling_unit' and c.option_code = 'slab')));
