-- For other subjects: what one selling unit of a product covers, in square feet.
create view product_coverage as
  select v.product_id, v.value::numeric as sq_ft
    from product_value v join attribute a on a.id = v.attribute_id
   where a.code = 'coverage_sq_ft' and v.store_view_id = 0 and v.value ~ '^[0-9]+(\.[0-9]+)?$';
