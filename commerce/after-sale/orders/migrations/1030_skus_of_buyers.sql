-- For other subjects: who has ordered what still counts. An order of samples alone is no first order.
create or replace view order_of_buyer as
  select o.id as order_id, o.customer_id, lower(o.email) as email_key,
    array(select i.sku from order_item i where i.order_id = o.id) as skus
    from sales_order o where o.status not in ('canceled', 'closed');
