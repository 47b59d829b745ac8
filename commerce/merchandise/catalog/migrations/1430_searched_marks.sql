-- For the search: what is said with yes of a product or one of its variants, by the labels of those attributes that are searched.
create view product_mark as
  select m.product_id, a.labels
    from (select product_id, attribute_id from product_value where value in ('1', 'true')
           union
          select cv.parent_id, v.attribute_id from configurable_variant cv join product_value v on v.product_id = cv.child_id and v.value in ('1', 'true')) m
    join attribute a on a.id = m.attribute_id and a.input = 'boolean' and a.is_searchable;
