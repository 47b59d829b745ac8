-- Of an order that was placed by somebody of a company, also after they left it.
alter table sales_order add column company_id integer references company (id);
create index sales_order_company on sales_order (company_id, id) where company_id is not null;
-- Days from an invoice's date to the day it is due, as they were when it was ordered on account.
alter table sales_order add column terms_days integer check (terms_days >= 0);

-- For credit: what is still to be paid of orders on account.
create view order_due as
  select o.id as order_id, o.number, o.customer_id, o.company_id, o.currency, o.placed_at, o.purchase_order_number, o.terms_days, o.grand_total,
         case when o.status = 'canceled' then 0
              else greatest(0, o.grand_total - credited.amount - coalesce(p.received, 0) + coalesce(p.returned, 0)) end as due
    from sales_order o
    cross join lateral (select coalesce(sum(d.grand_total), 0)::bigint as amount from order_document d
                         where d.order_id = o.id and d.kind = 'credit_memo') credited
    left join order_payment p on p.order_id = o.id
   where o.payment_method_code = 'purchaseorder';

-- For approvals: the order a cart became.
create view order_of_cart as select cart_id, number from sales_order;

-- For credit: the invoices of such orders.
create view order_invoice as
  select order_id, number, created_at, grand_total from order_document where kind = 'invoice';
