-- What a bundle and files are made of stands in `made`; it stood among the options a second time.
update order_item set options = (
  select coalesce(jsonb_agg(o.option order by o.position), '[]')
    from jsonb_array_elements(options) with ordinality o(option, position)
   where not exists (
     select 1 from jsonb_array_elements(made -> 'parts') part group by part ->> 'label'
     having part ->> 'label' = o.option ->> 'label'
        and o.option ->> 'value' = string_agg((part ->> 'quantity') || ' × ' || (part ->> 'name'), ', ')))
 where made ? 'parts';
update order_item set options = (
  select coalesce(jsonb_agg(o.option order by o.position), '[]')
    from jsonb_array_elements(options) with ordinality o(option, position)
   where o.option ->> 'value' is distinct from (
     select string_agg(link ->> 'title', ', ') from jsonb_array_elements(made -> 'links') link))
 where made ? 'links';
