-- Units of placed orders that are not in stock yet. Available is qty - reserved - owed, and negative while orders wait.
alter table stock add column owed integer not null default 0 constraint stock_owed check (owed >= 0);
-- Ordering beyond the stock, set by a program: 0 no, 1 or 2 yes, as in Magento. Null: the rules of the catalogue apply.
alter table stock add column backorders smallint constraint stock_backorders check (backorders between 0 and 2);

create or replace view product_available as select product_id, qty - reserved - owed as available from stock;

-- stock.yaml, in one row.
create table stock_rule (
  is_only boolean primary key default true check (is_only),
  -- Ordering beyond the stock of products without a rule of their own.
  is_offered boolean not null,
  -- Lead time of products without one.
  days integer check (days > 0),
  -- Price of two shipments: once, or each on its own.
  two_shipments text not null check (two_shipments in ('once', 'each')),
  -- Pages show the number in stock up to this one.
  few_left integer not null check (few_left >= 0)
);

-- Rules of classes of products, by an option of an attribute; the first one that fits applies.
create table stock_class_rule (
  position integer primary key,
  attribute_code text not null,
  option_code text not null,
  is_offered boolean not null,
  days integer check (days > 0)
);

create index stock_owed_product on stock (product_id) where owed > 0;

-- Products that can be ordered beyond their stock, with the days until more arrives. Never slabs, outlet items and samples.
create view product_later as
  select s.product_id, coalesce(lead.days, class.days, rule.days) as days
    from stock s
    join product p on p.id = s.product_id
    left join configurable_variant cv on cv.child_id = p.id
    left join stock_rule rule on true
    left join lateral (
      select round(v.value::numeric)::integer as days from product_value v
       where v.product_id in (p.id, cv.parent_id) and v.value ~ '^[0-9]{1,4}([.][0-9]+)?$'
         and v.attribute_id = (select a.id from attribute a where a.code = 'lead_time_days')
       order by v.product_id = p.id desc limit 1) lead on true
    left join lateral (
      select v.value in ('1', 'true') as is_offered from product_value v
       where v.product_id in (p.id, cv.parent_id)
         and v.attribute_id = (select a.id from attribute a where a.code = 'order_later')
       order by v.product_id = p.id desc limit 1) own on true
    left join lateral (
      select c.is_offered, c.days from stock_class_rule c
       where exists (select from product_option_value o
                      where o.product_id in (p.id, cv.parent_id)
                        and o.option_id = any (array(select a.option_id from attribute_choice a
                                                      where a.attribute_code = c.attribute_code and a.option_code = c.option_code)))
       order by c.position limit 1) class on true
   where p.type = 'simple' and right(p.sku, 4) <> '-SMP'
     and coalesce(s.backorders > 0, own.is_offered, class.is_offered, rule.is_offered, false)
     and coalesce(lead.days, class.days, rule.days) > 0
     and (select count(*) from final_sale_product f where f.product_id = p.id) = 0;
