-- Every size and thickness of the catalogue, as the word by which the index of products has it: 3048x6096size, 200side.
create table search_size (
  word text primary key
);

-- For the search: the numbers of products and their variants with a unit, of attributes that are searched.
create view product_measure as
  select distinct m.product_id, m.value || ' ' || a.unit as text
    from (select product_id, attribute_id, value from product_value
           union all
          select cv.parent_id, v.attribute_id, v.value from configurable_variant cv join product_value v on v.product_id = cv.child_id) m
    join attribute a on a.id = m.attribute_id and a.input = 'decimal' and a.is_searchable and a.unit is not null;
