-- For what is due of orders that are paid later: what has come in for them, and what was given back.
create view order_payment as
  select order_id, coalesce(sum(amount) filter (where kind = 'received'), 0)::bigint as received,
         coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as returned
    from payment_entry group by order_id;
