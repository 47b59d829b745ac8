-- The products that a group or bundle is made of.
create function product_parts(spec jsonb) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct part::text::integer), '{}')
    from (select jsonb_path_query(spec, '$.members[*].productId') as part
           union all
          select jsonb_path_query(spec, '$.bundle.items[*].selections[*].productId')) parts
$$;
create index product_composition_parts on product_composition using gin (product_parts(spec));
