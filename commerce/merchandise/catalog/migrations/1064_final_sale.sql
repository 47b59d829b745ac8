-- For other subjects: products that are not taken back, by their own values or those of their configurable product.
create view final_sale_product as
  select p.id as product_id from product p left join configurable_variant cv on cv.child_id = p.id
   where exists (select from product_value v join attribute a on a.id = v.attribute_id
                  where v.product_id in (p.id, cv.parent_id) and a.code = 'outlet' and v.value in ('1', 'true'))
      or exists (select from product_option_value o join attribute_choice c on c.option_id = o.option_id
                  where o.product_id in (p.id, cv.parent_id) and c.attribute_code = 'selling_unit' and c.option_code = 'slab');
