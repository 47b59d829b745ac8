-- Limits of an option whose values the shop computes. The former limits of sizes and thicknesses were part of the code.
alter table attribute_option add column group_limits jsonb;
update attribute_option o
   set group_limits = limits.value::jsonb
  from attribute a,
       (values ('size_group', 'trim', '{"isTrim":true}'),
               ('size_group', 'slab', '{"shortSideFrom":47}'),
               ('size_group', 'plank', '{"longSideFrom":24,"shortSideTo":46,"ratioFrom":3}'),
               ('size_group', 'up_to_6', '{"longSideTo":6}'),
               ('size_group', 'up_to_12', '{"longSideFrom":6,"longSideTo":12}'),
               ('size_group', 'up_to_24', '{"longSideFrom":12,"longSideTo":24,"ratioBelow":3}'),
               ('size_group', 'over_24', '{"longSideFrom":24,"shortSideTo":46,"ratioBelow":3}'),
               ('thickness_group', 'up_to_7', '{"thicknessTo":7}'),
               ('thickness_group', 'up_to_10', '{"thicknessTo":10}'),
               ('thickness_group', 'up_to_13', '{"thicknessTo":13}'),
               ('thickness_group', 'up_to_19', '{"thicknessTo":19}'),
               ('thickness_group', 'over_19', '{}')) as limits(attribute, option, value)
 where a.id = o.attribute_id and a.code = limits.attribute and o.code = limits.option;
