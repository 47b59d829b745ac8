-- For other subjects: every option with its attribute.
create view attribute_choice as
  select o.id as option_id, o.code as option_code, o.labels as option_labels, o.position as option_position, o.hides_price_from,
         a.id as attribute_id, a.code as attribute_code, a.labels as attribute_labels, a.is_searchable
    from attribute_option o join attribute a on a.id = o.attribute_id;
