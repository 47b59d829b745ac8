-- The columns of the expression and the order are in the index, so that a search by the start of a SKU reads no order line.
drop index order_item_sku;
create index order_item_sku on order_item (lower(sku) text_pattern_ops) include (sku, order_id);
-- Returns of a state, and all, newest first.
create index order_return_state on order_return (state, asked_at);
create index order_return_asked on order_return (asked_at);

-- For credit: payments of the orders that are read, instead of a sum of all payments. The limit keeps PostgreSQL from joining the whole view.
create or replace view order_due as
  select o.id as order_id, o.number, o.customer_id, o.company_id, o.currency, o.placed_at, o.purchase_order_number, o.terms_days, o.grand_total,
         case when o.status = 'canceled' then 0
              else greatest(0, o.grand_total - credited.amount - coalesce(p.received, 0) + coalesce(p.returned, 0)) end as due
    from sales_order o
    cross join lateral (select coalesce(sum(d.grand_total), 0)::bigint as amount from order_document d
                         where d.order_id = o.id and d.kind = 'credit_memo') credited
    left join lateral (select received, returned from order_payment where order_id = o.id limit 1) p on true
   where o.payment_method_code = 'purchaseorder';
