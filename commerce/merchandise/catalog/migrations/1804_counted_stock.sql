-- Pages show the number of units in stock up to this one: every number of outlet items and slabs, which are not restocked.
create view product_counted as
  select p.id as product_id,
         case when (select count(*) from final_sale_product f where f.product_id = p.id) > 0 then 1000000000
              else coalesce((select few_left from stock_rule), 5) end as up_to
    from product p;
